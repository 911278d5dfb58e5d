import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '../../brand';
import { accountsIn } from '../../shell/buying/accountsIn';
import { parseQuestions } from '../../shell/buying/questions';
import { ContactLink } from '../../shell/ContactLink';
import { Card, cardLink } from '../../ui/Card';
import { equalColumns } from '../../ui/equalColumns';
import { IconTile } from '../../ui/IconTile';

interface TopicChoicesProps {
  topic: ContactTopic | undefined;
  /** The page's query, whose accounts and questions go along. */
  search: string;
}

/** What a trial, a demo and a question are; each is a link that prepares the form for it. */
export function TopicChoices({ topic, search }: TopicChoicesProps) {
  const { t } = useTranslation('contact');
  // The HTML is made without a query.
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  return (
    <nav aria-label={t('choices.label')} css={navigation}>
      <ul role="list" css={columns}>
        {choices.map(({ id, icon, hue }) => (
          <Card key={id} as="li" hue={hue} interactive css={card}>
            <IconTile icon={icon} size="small" />
            <div>
              <ContactLink
                topic={id}
                accounts={accountsIn(query)}
                ask={parseQuestions(query)}
                aria-current={id === topic ? 'true' : undefined}
                css={[cardLink, link]}
              >
                {t(`choice.${id}.title`)}
              </ContactLink>
              <p css={text}>{t(`choice.${id}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </nav>
  );
}

const choices = [
  { id: 'trial', icon: 'graduation-cap', hue: 'fern' },
  { id: 'demo', icon: 'video', hue: 'heather' },
  { id: 'question', icon: 'message-circle', hue: 'estuary' },
] as const;

const navigation = css({ marginBlockEnd: 'var(--space-xl)' });
const columns = equalColumns('var(--space-sm)', { wide: 3 });

const card = css({
  flexDirection: 'row',
  gap: 14,
  padding: '14px 18px',
  '&:has([aria-current])': { borderColor: 'var(--hue)', boxShadow: 'inset 0 0 0 1px var(--hue)' },
});
const link = css({ fontWeight: 680, '&[aria-current]': { color: 'var(--hue)' } });
const text = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });
