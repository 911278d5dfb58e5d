import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeNode } from '../../../content/mdx/tree';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Prose } from './Prose';
import { useContentLanguage } from './useContentLanguage';

interface SyllabusProps {
  readonly tree: readonly TreeNode[];
  /** Whether it is in the row of a list, below the heading of its course. */
  readonly isInRow?: boolean;
  /** What follows the lessons, or leads to them where they are not here. */
  readonly children?: ReactNode;
}

/** In the row of a list: what people can do after a course, and its lessons. */
export function Syllabus({ tree, lang, children }: SyllabusProps & { readonly lang?: string | undefined }) {
  return (
    <div lang={lang} css={card}>
      {tree.length > 0 && <Outcomes tree={tree} isInRow />}
      <Lessons tree={tree} isInRow>
        {children}
      </Lessons>
    </div>
  );
}

/** What people can do after a course. */
export function Outcomes({ tree, isInRow = false }: SyllabusProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const Heading = isInRow ? 'h4' : H2;
  return (
    <div css={after}>
      <Heading lang={interfaceLang} css={heading}>
        {t('outline.outcomes')}
      </Heading>
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
  );
}

/** The lessons of a course with their minutes: a path of stones, each as wide as its lesson is long. */
export function Lessons({ tree, isInRow = false, children }: SyllabusProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const Heading = isInRow ? 'h4' : H2;
  const lessons = findAll(tree, 'Lesson');
  const minutes = lessons.map(({ props }) => Number(props?.minutes));
  const percent = (end: number) => `${(100 * sum(minutes.slice(0, end))) / sum(minutes)}%`;
  return (
    <div>
      <Heading id={isInRow ? undefined : 'lessons'} lang={interfaceLang} css={heading}>
        {t('outline.lessonsTitle')}
      </Heading>
      {lessons.length > 0 && (
        <ol role="list">
          {lessons.map(({ props, children: words = [] }, index) => (
            <li key={index} css={lesson}>
              <span>
                <Prose tree={words} />
              </span>
              <span css={length} lang={interfaceLang}>
                {t('outline.minutes', { minutes: props?.minutes ?? '' })}
              </span>
              <i
                aria-hidden="true"
                style={{ marginInlineStart: percent(index), marginInlineEnd: `calc(100% - ${percent(index + 1)})` }}
              />
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const card = css({
  display: 'grid',
  overflow: ['hidden', 'clip'],
  marginBlockEnd: 'var(--space-sm)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& > div': { padding: 'var(--space-md)' },
  '& > :first-of-type': { background: 'var(--hue-tint)' },
  '& li': { fontSize: 'var(--text-small)' },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
});

const heading = css({
  marginBlockEnd: 'var(--space-xs)',
  fontSize: 'var(--text-h3)',
  lineHeight: 'var(--leading-h3)',
  'header &': { fontSize: '1.125rem' },
  'li &': { fontSize: '1rem' },
});

// The line below it is the path, with its stone.
const lesson = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 14px',
  borderBlockEnd: '2px solid var(--line)',
  '& > span': { marginBlock: 10 },
  '& > i': {
    gridColumn: '1 / -1',
    blockSize: 8,
    marginBlockEnd: -5,
    background: 'var(--hue)',
    borderRadius: '5px 5px 2px 5px',
    forcedColorAdjust: 'none',
  },
});

const length = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' });

const after = css({
  '& > ul': { display: 'grid', gap: 10 },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
