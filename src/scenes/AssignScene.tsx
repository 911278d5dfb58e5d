import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { tones } from '../ui/tones';
import { ProgressBar } from './ProgressBar';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** A course that is assigned: teams and how far they are. */
export function AssignScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="dashboard" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('courseBuilder.title')}</span>
        <span data-hue={tones.fern} css={[styles.tag, styles.tinted]}>
          <Icon name="users" />
          {t('hero.assigned', { count: 24 })}
        </span>
      </div>
      {teams.map(([team, icon, done, all]) => (
        <div key={team} css={[styles.card, styles.stack, styles.grow, centred]}>
          <div css={styles.line}>
            <span data-hue={tones.estuary} css={[styles.tile, styles.tinted]}>
              <Icon name={icon} />
            </span>
            <span css={[styles.grow, styles.strong]}>{t(`socialFeed.channel.${team}`)}</span>
            <span css={styles.muted}>{t('appraisal.progress', { done, all })}</span>
          </div>
          <ProgressBar done={done} open={all - done} />
        </div>
      ))}
      <div css={[styles.card, styles.line, styles.last]}>
        <span css={styles.openIcon}>
          <Icon name="clock" />
        </span>
        <span css={styles.grow}>{t('signOff.reminder')}</span>
        <span css={styles.strong}>{t('hero.complete', { count: 18 })}</span>
      </div>
    </SceneFrame>
  );
}

const teams = [
  ['kitchen', 'utensils', 11, 14],
  ['frontOfHouse', 'message-circle', 7, 10],
] as const;

const centred = css({ justifyContent: 'center' });
