import { LocaleLink } from '../i18n/LocaleLink';
import { useSoftHyphens } from '../i18n/useSoftHyphens';
import { buttonAccent } from '../ui/button';
import { Section } from '../ui/Section';
import { SlateCard } from '../ui/SlateCard';

interface ClosingQuestionProps {
  /** The id of the heading. */
  id: string;
  title: string;
  text: string;
  /** What the link to the contact page says. */
  link: string;
}

/** The end of a page that leaves questions: what to ask, and the way to the contact page. */
export function ClosingQuestion({ id, title, text, link }: ClosingQuestionProps) {
  const soften = useSoftHyphens();
  return (
    <Section labelledBy={id}>
      <SlateCard
        id={id}
        title={soften(title)}
        text={text}
        actions={
          <LocaleLink to="/contact" css={buttonAccent}>
            {link}
          </LocaleLink>
        }
      />
    </Section>
  );
}
