import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

interface SceneFrameProps {
  section: (typeof sections)[number][0];
  /** The heading of the page, and what is at the end of its line. */
  title?: string;
  tags?: ReactNode;
  children: ReactNode;
}

/** The window of the product: a bar with its sections, of which the current one is named, and a page. */
export function SceneFrame({ section, title, tags, children }: SceneFrameProps) {
  const { t } = useTranslation('scenes');
  return (
    <div css={styles.sceneContainer}>
      <div css={frame}>
        <div css={bar} aria-hidden="true">
          <svg viewBox="0 0 16 14">
            <path d="M0 9h4v5H0z" fill="var(--fern)" />
            <path d="M6 5h4v9H6z" fill="var(--gorse)" />
            <path d="M12 0h4v14h-4z" fill="var(--heather)" />
          </svg>
          <b>{t('frame.organisation')}</b>
          {sections.map(([id, icon]) => (
            <span key={id} data-current={id === section ? '' : undefined}>
              <Icon name={icon} />
              {id === section && <Span>{t(`nav.${id}`)}</Span>}
            </span>
          ))}
        </div>
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
    </div>
  );
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

const frame = css(styles.sheet, {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // Scenes in one place, such as tabs, are of one height where their words allow it.
  minBlockSize: '25rem',
  [styles.phone]: { minBlockSize: '17rem' },
  overflow: 'clip',
  borderRadius: 'var(--radius-lg)',
  // The text grows with the reader's as far as there is room. It is small enough for every language.
  fontSize: 'min(6cqi, clamp(.8125rem, 2cqi, .9375rem))',
});

// On phones the other sections have no room.
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.45em 1.1em',
  background: 'var(--sunken)',
  color: 'var(--ink2)',
  fontSize: styles.small,
  '& > svg': { flex: 'none', inlineSize: '1.1em' },
  '& > b': { flex: 1, color: 'var(--ink)' },
  '& > span': { display: 'flex', alignItems: 'center', gap: '.5em', padding: '.4em .55em' },
  '& > [data-current]': {
    color: 'var(--ink)',
    background: 'var(--surface)',
    borderRadius: '.6em .6em .2em',
    boxShadow: '0 0 0 1px var(--line)',
    fontWeight: 650,
  },
  [styles.phone]: { '& > span:not([data-current])': { display: 'none' } },
});

const page = css(styles.stack, {
  gap: '.8em',
  padding: '1.2em 1.25em',
  [styles.phone]: { gap: '.7em', padding: '1em' },
});
