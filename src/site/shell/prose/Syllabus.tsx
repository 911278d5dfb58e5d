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

/** The lessons of a course, below a heading. */
export function Lessons({ tree, isInRow = false, children }: SyllabusProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const Heading = isInRow ? 'h4' : H2;
  return (
    <div>
      <Heading id={isInRow ? undefined : 'lessons'} lang={interfaceLang} css={heading}>
        {t('outline.lessonsTitle')}
      </Heading>
      <LessonList tree={tree} />
      {children}
    </div>
  );
}

/** Lessons with their minutes; above them a path of stones, each as wide as its lesson is long. The last one is the assessment. */
export function LessonList({ tree }: Pick<SyllabusProps, 'tree'>) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const lessons = findAll(tree, 'Lesson');
  const mark = (index: number) => (index < lessons.length - 1 ? index + 1 : <Icon name="list-checks" />);
  if (lessons.length === 0) return null;
  return (
    <div css={list}>
      <div aria-hidden="true">
        {lessons.map(({ props }, index) => (
          <i key={index} style={{ flexGrow: Number(props?.minutes) }}>
            {mark(index)}
          </i>
        ))}
      </div>
      <ol role="list">
        {lessons.map(({ props, children = [] }, index) => (
          <li key={index}>
            <i aria-hidden="true">{mark(index)}</i>
            <span>
              <Prose tree={children} />
            </span>
            <span css={length} lang={interfaceLang}>
              {t('outline.minutes', { minutes: props?.minutes ?? '' })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

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

const list = css({
  '& > div': { display: 'flex', gap: 3, marginBlockEnd: 6 },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.3em',
    minBlockSize: 24,
    color: 'var(--surface)',
    background: 'var(--hue)',
    borderRadius: '8px 8px 3px',
    fontSize: 'var(--text-caption)',
    fontStyle: 'normal',
    fontWeight: 680,
    forcedColorAdjust: 'none',
  },
  '& > div > i': { flexBasis: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 9,
  },
  '& li + li': { borderBlockStart: '1px solid var(--line)' },
});

const length = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' });

const after = css({
  '& > ul': { display: 'grid', gap: 10 },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
