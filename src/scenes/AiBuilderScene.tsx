import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { CourseBrief } from './CourseBrief';
import { CourseOutline } from './CourseOutline';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The AI course builder: brief, outline and a question. */
export function AiBuilderScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="builder" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('screenshots:aiBuilder.title')}</span>
        <span data-hue={tones.heather} css={[styles.tag, styles.tinted]}>
          <Icon name="sparkles" />
          {t('courseBuilder.draft')}
        </span>
        <span css={[styles.tag, publish, styles.landscapeOnly]}>{t('screenshots:aiBuilder.check')}</span>
      </div>
      <div css={split}>
        <CourseBrief />
        <div css={styles.stack}>
          <CourseOutline />
          <div css={[styles.card, styles.stack, question, styles.landscapeOnly]}>
            <div css={styles.line}>
              <span css={[styles.grow, styles.strong]}>{t('courseBuilder.question.text')}</span>
              <span css={styles.muted}>{t('courseBuilder.question.label', { number: 3, total: 10 })}</span>
            </div>
            <div css={options}>
              {answers.map((answer) => (
                <span key={answer} css={[option, answer === 'mustard' && styles.correct]}>
                  <span css={styles.grow}>{t(`courseBuilder.answer.${answer}`)}</span>
                  {answer === 'mustard' && <Icon name="check" />}
                </span>
              ))}
            </div>
            <span css={styles.muted}>{t('screenshots:aiBuilder.explanation')}</span>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}

const answers = ['rice', 'mustard', 'potato'] as const;

const split = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1.45fr',
  gap: '1em',
  flex: 1,
  [styles.portrait]: { grid: 'auto 1fr / minmax(0, 1fr)', gap: '.8em' },
});

const publish = css({ background: 'var(--fern)', color: 'var(--on-fern)', paddingInline: '.9em' });

const question = css({
  background: 'var(--sunken)',
  border: 0,
  flex: 1,
  justifyContent: 'center',
  gap: '.6em',
  padding: '.8em 1em',
});
const options = css({ display: 'grid', gap: '.45em' });
const option = css(styles.line, {
  padding: '.5em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  background: 'var(--surface)',
});
