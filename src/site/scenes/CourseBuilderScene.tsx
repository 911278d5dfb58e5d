import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { languages, lessons, question } from './story';

/** A draft course that waits for review. */
export function CourseBuilderScene({ dense = false }: { dense?: boolean }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="builder"
      title={t('courseBuilder.title')}
      tags={<Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />}
      dense={dense}
    >
      <div css={styles.wrap}>
        {languages.map((language) => (
          <Tag key={language} text={language} />
        ))}
      </div>
      <div css={[styles.columns, fill]}>
        <div css={[styles.stack, outline]}>
          {lessons.map(({ id, minutes, isChecked }) => (
            <Row
              key={id}
              css={[styles.card, styles.grow]}
              start={isChecked ? <ColouredIcon name="check" hue="fern" /> : <ColouredIcon name="clock" hue="gorse" />}
              text={t(`${dense ? 'hero' : 'courseBuilder'}.lesson.${id}`)}
              note={dense ? t('minutes', { minutes }) : undefined}
            />
          ))}
        </div>
        <div css={questionCard}>
          <span css={styles.muted}>{t('courseBuilder.question.label', question)}</span>
          <b>{t('courseBuilder.question.text')}</b>
          <Answers />
          <span css={[styles.muted, explanation]}>{t('screenshots:aiBuilder.explanation')}</span>
        </div>
      </div>
      <Row
        css={[styles.card, styles.last]}
        start={<Initials of="KW" hue="gorse" />}
        text={t('courseBuilder.review')}
        end={<Tag text={t('courseBuilder.publish')} css={[publish, styles.notOnPhones]} />}
      />
    </SceneFrame>
  );
}

/** Phones show two lessons only, one that is checked and one that waits. */
const outline = css({
  [styles.phone]: {
    '& > :first-of-type, & > :last-of-type': { display: 'none' },
    '& > div': { padding: 0, border: 0 },
  },
});

const fill = css({ flex: '1 1 auto' });

const questionCard = css(styles.sunkenCard, styles.stack, {
  gap: '.5em',
  padding: '.9em',
  // One wrong answer is enough there.
  [styles.phone]: { '& > :nth-of-type(3)': { display: 'none' } },
});
const explanation = css({ '@container (max-width: 31.99rem)': { display: 'none' } });
const publish = css(styles.primary, { padding: '.4em .9em' });
