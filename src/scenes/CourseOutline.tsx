import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { tones } from '../ui/tones';
import * as styles from './sceneStyles';

/** The lessons of a drafted course with their length. */
export function CourseOutline() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <div css={styles.line}>
        <span css={[styles.grow, styles.strong]}>{t('screenshots:aiBuilder.outline')}</span>
        <span css={styles.muted}>{t('minutes', { minutes: 30 })}</span>
      </div>
      {lessons.map(([id, minutes, icon, kind], index) => (
        <div key={id} css={[styles.card, styles.line, lesson, kind === 'heather' && styles.landscapeOnly]}>
          <span data-hue={tones[kind]} css={[styles.tile, styles.tinted]}>
            {index + 1}
          </span>
          <span css={[styles.grow, styles.strong]}>{t(`hero.lesson.${id}`)}</span>
          <span css={[kindTag, styles.landscapeOnly]}>
            <Icon name={icon} />
          </span>
          <span css={styles.muted}>{t('minutes', { minutes })}</span>
        </div>
      ))}
    </>
  );
}

const lessons = [
  ['allergens', 8, 'book-open', 'fern'],
  ['crossContact', 9, 'play', 'gorse'],
  ['guest', 7, 'message-circle', 'estuary'],
  ['assessment', 6, 'clipboard-check', 'heather'],
] as const;

const lesson = css({ paddingBlock: '.58em', [styles.portrait]: { flex: 1, paddingBlock: '.4em', lineHeight: 1.25 } });
const kindTag = css({ display: 'flex', color: 'var(--ink3)' });
