import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { CourseBrief } from './CourseBrief';
import { DraftedLessons } from './DraftedLessons';
import { SceneFrame } from './SceneFrame';
import { Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** The AI course builder: brief and outline. */
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
        </div>
      </div>
    </SceneFrame>
  );
}

const split = css(styles.split('1fr 1.45fr', 'auto 1fr'), { columnGap: '1em' });
const publish = css(styles.primary, { paddingInline: '.9em' });
