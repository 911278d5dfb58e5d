import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { courseMinutes, lessons } from './story';

/** The lessons of a drafted course with their length. */
export function DraftedLessons() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <Row text={<b>{t('screenshots:aiBuilder.outline')}</b>} note={t('minutes', { minutes: courseMinutes })} />
      {lessons.map(({ id, minutes, icon, hue }, index) => (
        <div key={id} css={[styles.card, styles.line, lesson]}>
          <Tile hue={hue} text={index + 1} />
          <b css={styles.grow}>{t(`hero.lesson.${id}`)}</b>
          <span css={[kindIcon, styles.landscapeOnly]}>
            <Icon name={icon} />
          </span>
          <span css={styles.muted}>{t('minutes', { minutes })}</span>
        </div>
      ))}
    </>
  );
}

const lesson = css({ paddingBlock: '.58em', lineHeight: 1.25 });
const kindIcon = css({ display: 'flex', color: 'var(--ink3)' });
