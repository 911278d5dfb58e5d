import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anyTopic, contactTopics, topicOf, type ContactTopic } from '../../contactTopics';
import { useQueryString } from '../../shell/queryString';
import { below } from '../../ui/breakpoints';
import { Span } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { ledeStyle } from '../../ui/SectionHeading';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ContactForm } from './ContactForm';
import { TopicChoices } from './TopicChoices';
import { Steps } from './Steps';
import { aboutOf, type Named } from './useCarried';

interface ContactRequestProps {
  named: Named;
  /** Other ways to reach us. */
  card: ReactNode;
}

/** The heading, the form and what happens then, for what one has come for: the page's query. */
export function ContactRequest({ named, card }: ContactRequestProps) {
  const { t } = useTranslation('contact');
  const search = useQueryString();
  const topic = topicOf(search);
  const row = topic ? contactTopics[topic] : anyTopic;
  const page = topic && aboutOf(search, named);
  const [isSent, setIsSent] = useState(false);
  return (
    // When the message is sent, what is said before it goes.
    <div data-sent={isSent ? '' : undefined} css={columns}>
      <div css={head}>
        <h1 key={topic} data-names-page={page && ''}>
          {topic ? (
            <>
              <Eyebrow>{t('hero.title')}</Eyebrow>
              <TopicTitle topic={topic} page={page} />
            </>
          ) : (
            <Span>{t('hero.title')}</Span>
          )}
        </h1>
        <p key={`lede ${topic}`} css={lede} data-before-sending="">
          {t(row.lede)}
        </p>
        <div data-before-sending="">
          <TopicChoices topic={topic} search={search} />
        </div>
      </div>
      <div css={main}>
        <ContactForm search={search} topic={topic} named={named} onSent={setIsSent} />
      </div>
      <div css={aside} data-before-sending="">
        <Steps of={row.steps} />
        {card}
      </div>
    </div>
  );
}

/** The title of a topic, with the page that one has come from. */
function TopicTitle({ topic, page }: { topic: ContactTopic; page: string | undefined }) {
  const { t } = useTranslation('contact');
  const title = t(`topic.${topic}.title`);
  if (page === undefined) return <Span>{title}</Span>;
  const heading = topic === 'trial' ? t('topic.trial.titleWith', { page }) : `${title}: ${page}`;
  return <Span key={page}>{heading}</Span>;
}

/** From here on there is room beside the form. */
const fromTablet = '@media screen and (min-width: 48em)';

const head = css({
  display: 'grid',
  gap: 12,
  gridColumn: '1 / -1',
  [below.medium]: {
    gap: 8,
    '& > h1': { fontSize: '1.5rem' },
    // Longer, with the name of a page in it.
    '& > h1[data-names-page]': { fontSize: '1.125rem', lineHeight: 1.2 },
  },
  '& [data-eyebrow]': { marginBlockEnd: '.2em', [below.medium]: visuallyHidden },
});
const lede = css(ledeStyle, { [below.medium]: { fontSize: 'var(--text-small)', lineHeight: 1.4 } });

// First the form; what happens then is next to it as soon as there is room.
const columns = css({
  display: 'grid',
  gap: 'var(--space-md) var(--space-xl)',
  alignItems: 'start',
  [below.medium]: { gap: 8 },
  [fromTablet]: { gridTemplate: 'auto 1fr / minmax(0, 1.55fr) minmax(0, 1fr)' },
  '&[data-sent] [data-before-sending]': { display: 'none' },
});
const main = css({ minInlineSize: 0, [fromTablet]: { gridColumn: 1 } });
const aside = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  minInlineSize: 0,
  [below.medium]: { marginBlockStart: 'var(--space-lg)' },
  [fromTablet]: { gridColumn: 2, gridRow: 2 },
});
