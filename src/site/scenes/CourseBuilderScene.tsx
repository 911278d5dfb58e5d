import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** A draft course that waits for review. */
export function CourseBuilderScene({ dense = false }: { dense?: boolean }) {
  const { t } = useTranslation('scenes');
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
          {lessons.map(([id, checked]) => (
            <Row
              key={id}
              css={[styles.card, styles.grow]}
              start={checked ? <ColouredIcon name="check" hue="fern" /> : <ColouredIcon name="clock" hue="gorse" />}
              text={t(`courseBuilder.lesson.${id}`)}
            />
          ))}
        </div>
        <div css={question}>
          <span css={styles.muted}>{t('courseBuilder.question.label', { number: 3, total: 10 })}</span>
          <b>{t('courseBuilder.question.text')}</b>
          <Answers />
        </div>
      </div>
      <Row
        css={[styles.card, styles.last]}
        start={<Initials of="KW" hue="gorse" />}
        text={t('courseBuilder.review')}
        end={<Tag text={t('courseBuilder.publish')} css={publish} />}
      />
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

/** Narrow scenes show two lessons only. */
const outline = css({ [styles.portrait]: { '& > :first-of-type, & > :last-of-type': { display: 'none' } } });

const fill = css({ flex: '1 1 auto' });

const question = css(styles.sunkenCard, styles.stack, { gap: '.5em', padding: '.9em' });
const publish = css(styles.primary, { padding: '.4em .9em' });
