import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { tones } from '../ui/tones';
import { CourseOutline } from './CourseOutline';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** A drafted course: its lessons with their length. */
export function DraftScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="builder" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('courseBuilder.title')}</span>
        <span data-hue={tones.heather} css={[styles.tag, styles.tinted]}>
          <Icon name="sparkles" />
          {t('courseBuilder.draft')}
        </span>
      </div>
      <div css={[styles.stack, styles.grow, evenly]}>
        <CourseOutline />
      </div>
    </SceneFrame>
  );
}

const evenly = css({ '& > div + div': { flex: 1 } });
