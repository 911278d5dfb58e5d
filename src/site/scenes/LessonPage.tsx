import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** The first lesson of the course as a learner reads it. */
export function LessonPage() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <div css={styles.line}>
        <Tile hue={lessons[0].hue} text={1} />
        <b css={[styles.grow, heading]}>{t(`hero.lesson.${lessons[0].id}`)}</b>
      </div>
      <span>{t('screenshots:aiBuilder.explanation')}</span>
    </>
  );
}

const heading = css({ lineHeight: 1.25 });
