import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { languages, lessons } from './story';

/** A draft course in review: a person has struck out a sentence and written the right one. */
export function CourseBuilderScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="builder"
      title={t('courseBuilder.title')}
      tags={<Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />}
      dense
    >
      <div css={[styles.wrap, styles.notOnPhones]}>
        {languages.map((language) => (
          <Tag key={language} text={language} />
        ))}
      </div>
      <div css={[styles.columns, fill, styles.flatOnPhones]}>
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
        <div css={[corrected, styles.flatOnPhones]}>
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

const corrected = css(styles.sunkenCard, styles.stack, {
  gap: '.5em',
  justifyContent: 'center',
  padding: '.9em',
});
/** A sentence of the draft that a person has put right. */
const struck = css(styles.muted, { textDecorationColor: 'var(--kite)' });
const publish = css(styles.primary, { padding: '.4em .9em' });
