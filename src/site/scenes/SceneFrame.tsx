import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

interface SceneFrameProps {
  /** Without one it has no bar. */
  section?: keyof typeof sections | undefined;
  company?: 'hotels' | 'care';
  /** The heading of the page, and what is at the end of its line. */
  title?: string;
  tags?: ReactNode;
  /** Below the window. */
  said?: ReactNode;
  children: ReactNode;
}

/** A window of the product: a bar with the company and the section, and a page. */
export function SceneFrame({ section, company = 'hotels', title, tags, said, children }: SceneFrameProps) {
  const { t } = useTranslation('scenes');
  return (
    <div css={styles.sceneContainer}>
      <div css={frame}>
        {section && (
          <div css={bar} aria-hidden="true">
            <b>{t(`frame.${company}`)}</b>
            <Span>
              <Icon name={sections[section]} />
              {t(`nav.${section}`)}
            </Span>
          </div>
        )}
        <div css={page}>
          {title && (
            <div css={styles.line}>
              <Span css={[styles.grow, styles.title]}>{title}</Span>
              {tags}
            </div>
          )}
          {children}
        </div>
      </div>
      {said}
    </div>
  );
}

const sections = {
  dashboard: 'layout-dashboard',
  builder: 'sparkles',
  appraisals: 'target',
  documents: 'file-check',
  careers: 'route',
  reports: 'line-chart',
} as const;

const frame = css(styles.sheet, {
  display: 'flex',
  flexDirection: 'column',
  // Scenes in one place, such as tabs, are of one height where their words allow it.
  minBlockSize: '25rem',
  [styles.phone]: { minBlockSize: '17rem' },
  overflow: 'clip',
  borderRadius: 'var(--radius-lg)',
  // The text grows with the reader's as far as there is room. It is small enough for every language.
  fontSize: 'min(6cqi, clamp(.8125rem, 2cqi, .9375rem))',
});

const stone = (colour: string) => `linear-gradient(var(--${colour}) 0 0) no-repeat`;

const bar = css({
  display: 'var(--bar, flex)',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5em',
  padding: 'clamp(3px, 1cqi, .45em) 1.1em',
  background: 'var(--sunken)',
  fontSize: styles.small,
  // The three steps of the logo.
  '&::before': {
    content: '""',
    inlineSize: '1.1em',
    blockSize: '1em',
    background: `${stone('fern')} 0 100% / 25% 36%, ${stone('gorse')} 50% 100% / 25% 64%, ${stone('heather')} 100% 0 / 25%`,
    forcedColorAdjust: 'none',
  },
  '& > b': { flex: 1 },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: '.5em',
    padding: 'clamp(2px, 1cqi, .4em) .55em',
    background: 'var(--surface)',
    borderRadius: '.6em .6em .2em',
    boxShadow: '0 0 0 1px var(--line)',
    fontWeight: 650,
  },
});

const page = css(styles.stack, {
  flex: 1,
  justifyContent: 'space-between',
  gap: '.8em',
  padding: '1.2em 1.25em',
  [styles.phone]: { gap: '.7em', padding: '1em' },
});
