import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { CourseBrief } from './CourseBrief';
import { SceneFrame } from './SceneFrame';

/** A new course before anything is drafted: the brief alone. */
export function NeedScene() {
  const { t } = useTranslation('screenshots');
  return (
    <SceneFrame section="builder" title={t('aiBuilder.title')} dense>
      <div css={whole} data-roomy="">
        <CourseBrief />
      </div>
    </SceneFrame>
  );
}

const whole = css({ display: 'grid', flex: 1, '& > div': { gap: '.85em' } });
