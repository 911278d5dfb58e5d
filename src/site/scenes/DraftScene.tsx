import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { DraftedLessons } from './DraftedLessons';
import { SceneFrame } from './SceneFrame';
import { Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** A drafted course: its lessons with their length. */
export function DraftScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame
      section="builder"
      title={t('courseBuilder.title')}
      tags={<Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />}
      dense
    >
      <div css={[styles.stack, styles.grow, evenly]}>
        <DraftedLessons />
      </div>
    </SceneFrame>
  );
}

const evenly = css({ '& > div + div': { flex: 1 } });
