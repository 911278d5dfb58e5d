import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import { CourseBrief } from './CourseBrief';
import { DraftedLessons } from './DraftedLessons';
import { SceneFrame } from './SceneFrame';
import { Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { question } from './story';

/** The AI course builder: brief, outline and a question. */
export function AiBuilderScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="builder"
      title={t('screenshots:aiBuilder.title')}
      tags={
        <>
          <Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />
          <Tag text={t('screenshots:aiBuilder.check')} css={[publish, styles.landscapeOnly]} />
        </>
      }
      dense
    >
      <div css={split}>
        <CourseBrief />
        <div css={styles.stack}>
          <DraftedLessons />
          <div css={[questionCard, styles.landscapeOnly]}>
            <Row text={<b>{t('courseBuilder.question.text')}</b>} note={t('courseBuilder.question.label', question)} />
            <div css={options}>
              <Answers />
            </div>
            <span css={styles.muted}>{t('screenshots:aiBuilder.explanation')}</span>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}

const split = css(styles.split('1fr 1.45fr', 'auto 1fr'), { columnGap: '1em' });
const publish = css(styles.primary, { paddingInline: '.9em' });
const questionCard = css(styles.sunkenCard, styles.stack, {
  flex: 1,
  justifyContent: 'center',
  gap: '.6em',
  padding: '.8em 1em',
});
const options = css({ display: 'grid', gap: '.45em', '& > div': { paddingBlock: '.5em' } });
