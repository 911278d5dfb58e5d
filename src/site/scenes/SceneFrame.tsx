import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

/** The window of the product: a sidebar, which collapses to icons and then to a header, and a page. */
export function SceneFrame({ section, title, tags, dense = false, children }: SceneFrameProps) {
  const { t } = useTranslation('scenes');
  return (
    <div css={styles.sceneContainer}>
      <div css={[frame, dense ? denseFrame : roomyFrame]}>
        <div css={[bar, dense && denseBar]}>
          <div css={organisation}>
            <svg viewBox="0 0 16 14" css={logo}>
              <path d="M0 9h4v5H0z" fill="var(--fern)" />
              <path d="M6 5h4v9H6z" fill="var(--gorse)" />
              <path d="M12 0h4v14h-4z" fill="var(--heather)" />
            </svg>
            <span>{t('frame.organisation')}</span>
          </div>
          {sections.map(([id, icon]) => (
            <div key={id} css={id === section ? currentItem : item}>
              <Icon name={icon} />
              <span>{t(`nav.${id}`)}</span>
            </div>
          ))}
        </div>
        <div css={[page, dense && densePage]}>
          {title && (
            <div css={styles.line}>
              <span css={[styles.grow, styles.title]}>{title}</span>
              {tags}
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

interface SceneFrameProps {
  section: (typeof sections)[number][0];
  /** The heading of the page, and what is at the end of its line. */
  title?: string;
  tags?: ReactNode;
  /** Smaller text, and a frame of 8:5 or portrait. */
  dense?: boolean;
  children: ReactNode;
}

const sections = [
  ['dashboard', 'layout-dashboard'],
  ['builder', 'sparkles'],
  ['feed', 'message-circle'],
  ['appraisals', 'target'],
  ['documents', 'file-check'],
  ['careers', 'route'],
  ['reports', 'line-chart'],
] as const;

/** Wide enough for a sidebar, but too narrow for its labels. */
const withoutLabels = '@container (min-width: 26rem) and (max-width: 31.99rem)';

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // Not `overflow`: in WebKit, a box that has an aspect ratio and clips does not grow with its content.
  clipPath: 'inset(0 round var(--radius-lg))',
  background: 'var(--surface)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  lineHeight: 1.4,
  textWrap: 'pretty',
});

// Text in shares of the frame's width, small enough for every language: a frame that grew would be higher than the space
// that `ScenePlaceholder` keeps for it.
const roomyFrame = css(styles.sceneAspectRatio, {
  fontSize: ['.75rem', '3.4cqi'],
  [styles.landscape]: { grid: '1fr / 29% minmax(0, 1fr)', fontSize: 'min(2.28cqi, 1.05rem)' },
  [withoutLabels]: { grid: '1fr / 3.6em minmax(0, 1fr)', fontSize: '2.6cqi' },
});

const denseFrame = css({
  aspectRatio: '4 / 5',
  fontSize: ['.75rem', '3.8cqi'],
  [styles.landscape]: {
    aspectRatio: '8 / 5',
    grid: '1fr / 19.75% minmax(0, 1fr)',
    fontSize: 'clamp(.4rem, 1.55cqi, .8rem)',
  },
});

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25em',
  padding: '.7em 1em',
  background: 'var(--sunken)',
  color: 'var(--ink2)',
  [styles.landscape]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'start',
    padding: '1.3em .6em',
  },
});

const denseBar = css({ [styles.portrait]: { padding: '.5em 1em', fontSize: '.915em' } });

const organisation = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  color: 'var(--ink)',
  fontSize: '.93em',
  fontWeight: 700,
  [styles.landscape]: { paddingInline: '.4em .2em', paddingBlockEnd: '.8em' },
  [withoutLabels]: { justifyContent: 'center', paddingInline: 0, '& span': { display: 'none' } },
});

const logo = css({ flex: 'none', inlineSize: '1.1em', overflow: 'visible' });

const sidebarItem = css({
  alignItems: 'center',
  gap: '.55em',
  padding: '.4em .5em',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  fontSize: '.93em',
  [withoutLabels]: { justifyContent: 'center', paddingBlock: '.6em', '& span': { display: 'none' } },
});

const item = css(sidebarItem, { display: 'none', [styles.landscape]: { display: 'flex' } });

const currentItem = css(sidebarItem, {
  display: 'flex',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontWeight: 650,
  boxShadow: '0 0 0 1px var(--line)',
});

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '.85em',
  minInlineSize: 0,
  padding: '1.2em 1.25em',
});

const densePage = css({ [styles.portrait]: { gap: '.7em', padding: '1em' } });
