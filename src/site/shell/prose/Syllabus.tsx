import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeNode } from '../../../content/mdx/tree';
import { below, from } from '../../ui/breakpoints';
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

/** The lessons of a course with their minutes, below a heading. */
export function Lessons({ tree, isInRow = false, children }: SyllabusProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const Heading = isInRow ? 'h4' : H2;
  const lessons = findAll(tree, 'Lesson');
  return (
    <div>
      <Heading id={isInRow ? undefined : 'lessons'} lang={interfaceLang} css={heading}>
        {t('outline.lessonsTitle')}
      </Heading>
      {lessons.length > 0 && (
        <ol role="list" css={list}>
          {lessons.map(({ props, children = [] }, index) => (
            <li key={index}>
              <i aria-hidden="true">{markOf(index, lessons)}</i>
              <span>
                <Prose tree={children} />
              </span>
              <span css={length} lang={interfaceLang}>
                {t('outline.minutes', { minutes: props?.minutes ?? '' })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}

/** The way to the lessons, where there is room: a path of stones, each as wide as its lesson is long. */
export function LessonPath({ tree }: Pick<SyllabusProps, 'tree'>) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <a href="#lessons" lang={interfaceLang} css={path}>
      <b>{t('outline.lessonsTitle')}</b>
      <span css={list} aria-hidden="true">
        {findAll(tree, 'Lesson').map(({ props }, index, lessons) => (
          <i key={index} style={{ flexGrow: Number(props?.minutes) }}>
            {markOf(index, lessons)}
          </i>
        ))}
      </span>
    </a>
  );
}

/** The mark of a lesson is its number; the last one is the assessment. */
function markOf(index: number, { length }: readonly unknown[]) {
  return index < length - 1 ? index + 1 : <Icon name="list-checks" />;
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
  '& li': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 9,
    [below.medium]: { paddingBlock: 6 },
  },
  '& li + li': { borderBlockStart: '1px solid var(--line)' },
});

const path = css({
  display: 'none',
  marginBlockStart: 'var(--space-md)',
  color: 'var(--ink)',
  textDecoration: 'none',
  [from.wide]: { display: 'block' },
  '& > b': { textDecoration: 'underline' },
  '& > span': { display: 'flex', gap: 3, marginBlockStart: 6 },
  '& i': { flexBasis: 0 },
});

const length = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' });

const after = css({
  '& > ul': { display: 'grid', gap: 10, [below.medium]: { gap: 6, fontSize: 'var(--text-small)' } },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
