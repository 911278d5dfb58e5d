import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** A course that is assigned: teams and how far they are. */
export function AssignScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame
      section="dashboard"
      title={t('courseBuilder.title')}
      tags={<Tag hue="fern" icon="users" text={t('hero.assigned', { count: 24 })} />}
      dense
    >
      {teams.map(([team, icon, done, all]) => (
        <div key={team} css={[styles.card, styles.stack, styles.grow, centred]}>
          <Row
            start={<Tile icon={icon} />}
            text={<b>{t(`socialFeed.channel.${team}`)}</b>}
            note={t('appraisal.progress', { done, all })}
          />
          <ProgressBar done={done} open={all - done} />
        </div>
      ))}
      <Row
        css={[styles.card, styles.last]}
        start={<ColouredIcon name="clock" hue="gorse" />}
        text={t('signOff.reminder')}
        end={<b>{t('hero.complete', { count: 18 })}</b>}
      />
    </SceneFrame>
  );
}

const teams = [
  ['kitchen', 'utensils', 11, 14],
  ['frontOfHouse', 'message-circle', 7, 10],
] as const;

const centred = css({ justifyContent: 'center' });
