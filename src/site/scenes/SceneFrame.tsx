import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

/** The window of the product: a sidebar, which collapses to icons and then to a header, and a page. */
export function SceneFrame({ section, title, tags, dense: isDense = false, children }: SceneFrameProps) {
  const { t } = useTranslation('scenes');
  const { bar, organisation, item } = isDense ? dense : roomy;
  return (
    <div css={styles.sceneContainer}>
      <div css={[frame, isDense ? denseFrame : roomyFrame]}>
        <div css={bar} aria-hidden="true">
          <div css={organisation}>
            <svg viewBox="0 0 16 14" css={logo}>
              <path d="M0 9h4v5H0z" fill="var(--fern)" />
              <path d="M6 5h4v9H6z" fill="var(--gorse)" />
              <path d="M12 0h4v14h-4z" fill="var(--heather)" />
            </svg>
            <Span>{t('frame.organisation')}</Span>
          </div>
          {sections.map(([id, icon]) => (
            <div key={id} css={item} data-current={id === section ? '' : undefined}>
              <Icon name={icon} />
              <Span>{t(`nav.${id}`)}</Span>
            </div>
          ))}
        </div>
        <div css={[page, isDense ? densePage : roomyPage]}>
          {title && (
            <div css={styles.line}>
              <Span css={[styles.grow, styles.title]}>{title}</Span>
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
  /** For more than a few parts: as high as they need, and in one column up to a larger width. */
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

const frame = css({
  display: 'grid',
  grid: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  // Not `overflow`: in WebKit, a box that has an aspect ratio and clips does not grow with its content.
  clipPath: 'inset(0 round var(--radius-lg))',
  background: 'var(--surface)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  lineHeight: 1.4,
  // Spaces of small text are rounded to two or three pixels on some screens.
  wordSpacing: '.06em',
  textWrap: 'pretty',
});

const logo = css({ flex: 'none', inlineSize: '1.1em', overflow: 'visible' });

/** Returns the styles of a frame that has a sidebar from a width on, and its labels from another one on. */
function frameStyles(sidebarWidth: string, labelsWidth: string) {
  const withSidebar = `@container (min-width: ${sidebarWidth})`;
  const withLabels = `@container (min-width: ${labelsWidth})`;
  return {
    frame: css({
      [withSidebar]: { gridTemplateColumns: '3.6em minmax(0, 1fr)' },
      [withLabels]: { gridTemplateColumns: 'max(20%, 13em) minmax(0, 1fr)' },
    }),
    bar: css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '.25em',
      padding: '.5em 1em',
      background: 'var(--sunken)',
      color: 'var(--ink2)',
      fontSize: styles.small,
      [withSidebar]: {
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'start',
        padding: '1.3em .6em',
      },
    }),
    organisation: css({
      display: 'flex',
      alignItems: 'center',
      gap: '.5em',
      color: 'var(--ink)',
      fontWeight: 700,
      overflowWrap: 'anywhere',
      [withSidebar]: { justifyContent: 'center', paddingBlockEnd: '.8em', '& span': { display: 'none' } },
      [withLabels]: { justifyContent: 'start', paddingInline: '.4em .2em', '& span': { display: 'inline' } },
    }),
    // Without a sidebar, only the current one is shown.
    item: css({
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '.55em',
      padding: '.5em',
      borderRadius: '.6em',
      borderEndEndRadius: '.2em',
      '&:not([data-current])': { display: 'none', [withSidebar]: { display: 'flex' } },
      '&[data-current]': {
        background: 'var(--surface)',
        color: 'var(--ink)',
        fontWeight: 650,
        boxShadow: '0 0 0 1px var(--line)',
      },
      [withSidebar]: { '& span': { display: 'none' } },
      [withLabels]: { justifyContent: 'start', paddingBlock: '.4em', '& span': { display: 'inline' } },
    }),
  };
}

const roomy = frameStyles('26rem', '32rem');
const dense = frameStyles('38rem', '52rem');

// The text grows with the reader's as far as there is room. It is small enough for every language.
const roomySize = css(styles.sceneSize, {
  fontSize: ['.8125rem', 'min(6cqi, clamp(.8125rem, 2.28cqi, 1.05rem))'],
});
const roomyFrame = css(roomySize, roomy.frame);

// It grows with its content.
const denseFrame = css(dense.frame, {
  gridTemplateRows: 'auto 1fr',
  minBlockSize: 'min(25rem, 160cqi)',
  fontSize: ['.8125rem', 'min(6cqi, clamp(.8125rem, 1.75cqi, .875rem))'],
  [styles.landscape]: { minBlockSize: 'auto', aspectRatio: '8 / 5', gridTemplateRows: '1fr' },
});

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '.85em',
  minInlineSize: 0,
  padding: '1.2em 1.25em',
  [styles.phone]: { gap: '.75em', padding: '1em' },
});

const roomyPage = css({ [styles.phone]: styles.wholeRows });
const densePage = css({ [styles.portrait]: { gap: '.7em', padding: '1em' } });
