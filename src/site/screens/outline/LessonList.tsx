import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeNode } from '../../../content/mdx/tree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { tile } from '../../ui/IconTile';

/** The lessons of a course with their minutes, and what people can do afterwards (MDX: CourseOutline). */
export function LessonList({ tree }: { readonly tree: readonly TreeNode[] }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <div css={card}>
      <div css={after}>
        <H2 lang={interfaceLang}>{t('outline.outcomes')}</H2>
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
      <div>
        <H2 id="lessons" lang={interfaceLang}>
          {t('outline.lessonsTitle')}
        </H2>
        <ol role="list" css={list}>
          {findAll(tree, 'Lesson').map(({ props, children = [] }, index) => (
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
      </div>
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
  '& h2': { marginBlockEnd: 'var(--space-sm)', fontSize: '1.375rem', lineHeight: 'var(--leading-h3)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
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
  background: 'var(--hue-tint)',
  '& > ul': { display: 'grid', gap: 14 },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
