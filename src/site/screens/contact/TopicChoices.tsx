import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTopics, type ContactTopic } from '../../contactTopics';
import { LocaleLink } from '../../i18n/LocaleLink';
import { changeQueryString } from '../../shell/queryString';
import { below } from '../../ui/breakpoints';

/** A trial, a demo or a question: each is a link that prepares the form for it, with the rest of the page's query. */
export function TopicChoices({ topic, search }: { topic: ContactTopic | undefined; search: string }) {
  const { t } = useTranslation('contact');
  const queryOf = (choice: string) => ({ ...Object.fromEntries(new URLSearchParams(search)), topic: choice });
  // In place, so that what is typed stays; elsewhere, such as in another tab, the link is the browser's.
  const choose = (event: MouseEvent, choice: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeQueryString(queryOf(choice), 'pushState');
  };
  return (
    <nav aria-label={t('choices.label')} data-before-sending="">
      <ul role="list" css={segments}>
        {(['trial', 'demo', 'question'] as const).map((id) => (
          <li key={id}>
            <LocaleLink
              to={`/contact?${new URLSearchParams(queryOf(id)).toString().replaceAll('%2C', ',')}`}
              onClick={(event) => choose(event, id)}
              aria-current={id === topic ? 'true' : undefined}
              css={segment}
            >
              {t(contactTopics[id].choice)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const segments = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 2,
  background: 'var(--sunken)',
  border: '1px solid var(--line)',
  // Until one is chosen, the row is seen to be a control.
  '&:not(:has([aria-current]))': { borderColor: 'var(--line-strong)' },
  borderRadius: 'var(--radius-md)',
  '& > li': { flex: '1 1 auto', display: 'grid' },
});

const segment = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '6px 10px',
  color: 'var(--ink)',
  borderRadius: 'var(--radius-sm)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  [below.medium]: { paddingInline: 6, fontSize: 'var(--text-small)' },
  '@media (hover: hover)': { '&:hover': { background: 'var(--surface)' } },
  '&[aria-current]': { background: 'var(--surface)', boxShadow: '0 0 0 1.5px var(--fern)' },
});
