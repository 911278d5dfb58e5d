import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** The first lesson of the course as a learner reads it: its text and a question. */
export function LessonPage() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <div css={styles.line}>
        <Tile hue={lessons[0].hue} text={1} />
        <b css={[styles.grow, heading]}>{t(`hero.lesson.${lessons[0].id}`)}</b>
      </div>
      <span>{t('screenshots:aiBuilder.explanation')}</span>
      <b>{t('courseBuilder.question.text')}</b>
      <div css={options}>
        <Answers />
      </div>
    </>
  );
}

const heading = css({ lineHeight: 1.25 });
const options = css({ display: 'grid', gap: '.45em' });
