import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** A draft course that waits for review. */
export function CourseBuilderScene({ dense = false }: { dense?: boolean }) {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="builder" dense={dense}>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('courseBuilder.title')}</span>
        <span data-hue={tones.heather} css={[styles.tag, styles.tinted]}>
          <Icon name="sparkles" />
          {t('courseBuilder.draft')}
        </span>
      </div>
      <div css={styles.wrap}>
        {languages.map((language) => (
          <span key={language} css={[styles.tag, styles.plain]}>
            {language}
          </span>
        ))}
      </div>
      <div css={[styles.columns, fill]}>
        <div css={[styles.stack, outline]}>
          {lessons.map(([id, checked]) => (
            <div key={id} css={[styles.card, styles.line, styles.grow]}>
              <span css={checked ? styles.doneIcon : styles.openIcon}>
                <Icon name={checked ? 'check' : 'clock'} />
              </span>
              <span css={styles.grow}>{t(`courseBuilder.lesson.${id}`)}</span>
            </div>
          ))}
        </div>
        <div css={[styles.card, styles.stack, question]}>
          <span css={styles.muted}>{t('courseBuilder.question.label', { number: 3, total: 10 })}</span>
          <span css={styles.strong}>{t('courseBuilder.question.text')}</span>
          {answers.map((answer) => (
            <div key={answer} css={[option, answer === 'mustard' && styles.correct]}>
              <span css={styles.grow}>{t(`courseBuilder.answer.${answer}`)}</span>
              {answer === 'mustard' && <Icon name="check" />}
            </div>
          ))}
        </div>
      </div>
      <div css={[styles.card, styles.line, styles.last]}>
        <Initials of="KW" tone="gorse" />
        <span css={styles.grow}>{t('courseBuilder.review')}</span>
        <span css={publish}>{t('courseBuilder.publish')}</span>
      </div>
    </SceneFrame>
  );
}

const languages = ['English', 'Cymraeg', 'Polski', 'ไทย'];

const lessons = [
  ['allergens', true],
  ['crossContact', true],
  ['guest', false],
  ['emergency', false],
] as const;

const answers = ['rice', 'mustard', 'potato'] as const;

/** Narrow scenes show two lessons only. */
const outline = css({
  '@container (max-width: 25.99rem)': {
    '& > :first-of-type, & > :last-of-type': { display: 'none' },
  },
});

const fill = css({ flex: '1 1 auto' });

const question = css({
  background: 'var(--sunken)',
  border: 0,
  gap: '.5em',
  padding: '.9em',
});

const option = css({
  display: 'flex',
  alignItems: 'center',
  padding: '.45em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  background: 'var(--surface)',
});

const publish = css(styles.tag, {
  background: 'var(--fern)',
  color: 'var(--on-fern)',
  padding: '.4em .9em',
});
