import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeNode } from '../../../content/mdx/tree';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { tile } from '../../ui/IconTile';
import { Prose } from './Prose';
import { useContentLanguage } from './useContentLanguage';

interface SyllabusProps {
  readonly tree: readonly TreeNode[];
  /** The language of the outline. */
  readonly lang?: string | undefined;
  /** Whether it is in the row of a list, below the heading of its course. */
  readonly isInRow?: boolean;
  /** For whom it is, below the lessons. */
  readonly roles?: ReactNode;
  /** What it is not, below the outcomes. */
  readonly children?: ReactNode;
}

/** What people can do after a course, and lessons, where it has them, with their minutes. */
export function Syllabus({ tree, lang, isInRow = false, roles, children }: SyllabusProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const Heading = isInRow ? 'h4' : H2;
  const lessons = findAll(tree, 'Lesson');
  return (
    <div lang={lang} css={[card, isInRow && inRow]}>
      <div css={after}>
        <Heading lang={interfaceLang}>{t('outline.outcomes')}</Heading>
        <ul role="list">
          {findAll(tree, 'Outcome').map(({ children = [] }, index) => (
            <li key={index}>
              <Icon name="check" />
              <span>
                <Prose tree={children} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {lessons.length > 0 && (
        <div>
          <Heading id={isInRow ? undefined : 'lessons'} lang={interfaceLang}>
            {t('outline.lessonsTitle')}
          </Heading>
          <ol role="list" css={list}>
            {lessons.map(({ props, children = [] }, index) => (
              <li key={index}>
                <span css={number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <Prose tree={children} />
                </span>
                <span css={length} lang={interfaceLang}>
                  {t('outline.minutes', { minutes: props?.minutes ?? '' })}
                </span>
              </li>
            ))}
          </ol>
          {roles}
        </div>
      )}
      {children && <div css={after}>{children}</div>}
    </div>
  );
}

const card = css({
  display: 'grid',
  overflow: ['hidden', 'clip'],
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& > div': { padding: 'var(--space-lg)' },
  '& :is(h2, h4)': { marginBlockEnd: 'var(--space-sm)', fontSize: '1.375rem', lineHeight: 'var(--leading-h3)' },
  [from.wide]: {
    gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
    '& > :first-of-type:nth-last-of-type(2)': { gridRow: 'span 2' },
  },
});

const inRow = css({
  borderRadius: 'var(--radius-lg)',
  '& > div': { padding: 'var(--space-md)' },
  '& h4': { fontSize: '1rem' },
  '& li': { fontSize: 'var(--text-small)' },
});

const list = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    paddingBlock: 10,
    borderBlockStart: '1px solid var(--line)',
  },
});

const number = css(tile, {
  width: '2rem',
  height: '2rem',
  borderRadius: 'var(--radius-sm)',
  fontSize: 'var(--text-small)',
  fontWeight: 700,
});

const length = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' });

const after = css({
  gridColumn: 1,
  background: 'var(--hue-tint)',
  '& > ul': { display: 'grid', gap: 14 },
  '&:only-child': {
    gridColumn: '1 / -1',
    [from.wide]: { '& > ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: 28 } },
  },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
