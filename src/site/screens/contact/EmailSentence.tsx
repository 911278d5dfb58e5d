import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';
import { MailLink } from '../../shell/MailLink';
import { textButton } from '../../ui/button';
import { Button } from '../../ui/elements';

/** A sentence with a mailto link that has a subject, in the tag `mail`; where it has a button, that is in `send`. */
export function EmailSentence({ text, onSend }: { text: string; onSend?: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <RichText
      text={text}
      tags={{
        mail: (words) => (
          <MailLink to={brand.email} subject={t('fallback.subject')}>
            {words}
          </MailLink>
        ),
        send: (words) => (
          <Button type="button" css={textButton} onClick={onSend}>
            {words}
          </Button>
        ),
      }}
    />
  );
}
