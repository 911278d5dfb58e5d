import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ContentSection } from '../../shell/prose/contentSections';
import { plainText } from '../../../content/mdx/tree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';

/** Links to the page's sections; sticky next to the text on wide screens. */
export function TableOfContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useTranslation('privacy');
  const { interfaceLang } = useContentLanguage();
  return (
    <nav aria-labelledby="contents" css={contents}>
      <p id="contents" css={heading} lang={interfaceLang}>
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
  padding: 'var(--space-md)',
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
  [from.full]: { position: 'sticky', insetBlockStart: 104, maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' },
});

const heading = css({ marginBlockEnd: 8, fontWeight: 680 });

const list = css({
  columnGap: 32,
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
