import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { languages, lessons, question } from './story';

/** A draft course in review: a person has struck out a sentence and written the right one. */
export function CourseBuilderScene({ dense = false }: { dense?: boolean }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="builder"
      title={t('courseBuilder.title')}
      tags={<Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />}
      dense={dense}
    >
      <div css={[styles.wrap, styles.notOnPhones]}>
        {languages.map((language) => (
          <Tag key={language} text={language} />
        ))}
      </div>
      <div css={[dense && styles.columns, fill, styles.flatOnPhones]}>
        {dense && (
          <div css={[styles.stack, styles.notOnPhones]}>
            {lessons.map(({ id, minutes, isChecked }) => (
              <Row
                key={id}
                css={[styles.card, styles.grow]}
                start={isChecked ? <ColouredIcon name="check" hue="fern" /> : <ColouredIcon name="clock" hue="gorse" />}
                text={t(`hero.lesson.${id}`)}
                note={t('minutes', { minutes })}
              />
            ))}
          </div>
        )}
        <div css={[questionCard, styles.flatOnPhones]}>
          <span css={[styles.muted, styles.notOnPhones]}>{t('courseBuilder.question.label', question)}</span>
          <b css={styles.notOnPhones}>{t('courseBuilder.question.text')}</b>
          <Answers />
          <del css={struck}>{t('courseBuilder.struck')}</del>
          <Row start={<Initials of="KW" hue="gorse" />} text={t('screenshots:aiBuilder.explanation')} />
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

const fill = css({ flex: '1 1 auto' });

const questionCard = css(styles.sunkenCard, styles.stack, {
  gap: '.5em',
  padding: '.9em',
  // There is room for the right answer, and for what a person has put right.
  [styles.phone]: { '& > div:nth-of-type(1), & > div:nth-of-type(3)': { display: 'none' } },
});
/** A sentence of the draft that a person has put right. */
const struck = css(styles.muted, { textDecorationColor: 'var(--kite)' });
const publish = css(styles.primary, { padding: '.4em .9em' });
