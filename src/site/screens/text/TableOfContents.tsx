import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ContentSection } from '../../shell/prose/contentTree';
import { plainText } from '../../../content/mdx/tree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { Details } from '../../ui/Details';

/** Links to the page's sections: sticky next to the text on wide screens, folded on narrow ones. */
export function TableOfContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useTranslation('privacy');
  const { interfaceLang } = useContentLanguage();
  return (
    <nav aria-labelledby="contents" css={contents}>
      <Details css={narrowHeading} lang={interfaceLang} summary={<span id="contents">{t('contents.title')}</span>} />
      <p css={wideHeading} lang={interfaceLang} aria-hidden="true">
        {t('contents.title')}
      </p>
      <ol role="list" css={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={link}>
              {plainText(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const contents = css({
  padding: '8px var(--space-md)',
  [from.medium]: { padding: 'var(--space-md)' },
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
  [from.full]: { position: 'sticky', insetBlockStart: 104, maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' },
});

const wideHeading = css({ display: 'none', marginBlockEnd: 8, fontWeight: 680, [from.medium]: { display: 'block' } });

const narrowHeading = css({
  '& > summary': { justifyContent: 'space-between', fontWeight: 680, [from.medium]: { display: 'none' } },
});

// The list is next to the disclosure and not in it, so that wide screens show it without scripts, folded or not.
const list = css({
  columnGap: 32,
  'details:not([open]) ~ &': { [below.medium]: { display: 'none' } },
  [from.medium]: { columns: 2 },
  [from.full]: { columns: 1 },
  '& > li': { breakInside: 'avoid' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 6,
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)', textDecoration: 'underline' },
  [from.full]: { minHeight: 40 },
});
