import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LearnerPhoneScene } from './LearnerPhoneScene';
import { learners } from './learners';
import { LearnerState } from './LearnerState';
import { LessonPage } from './LessonPage';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { everyone, teams } from './story';

/** A course that is assigned: teams, some of their people with their languages, and what a learner sees. */
export function AssignScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame
      section="dashboard"
      title={t('courseBuilder.title')}
      tags={<Tag hue="fern" icon="users" text={t('hero.assigned', { count: everyone.all })} />}
      dense
    >
      <div css={split}>
        <div css={styles.stack}>
          {teams.map(({ id, icon, completed, started, open }) => (
            <div key={id} css={[styles.card, styles.stack, team]}>
              <Row
                start={<Tile icon={icon} />}
                text={<b>{t(`socialFeed.channel.${id}`)}</b>}
                note={t('appraisal.progress', { done: completed, all: completed + started + open })}
              />
              <ProgressBar done={completed} started={started} open={open} />
              {learners
                .filter((learner) => learner.team === id)
                .map(({ initials, language, state }) => (
                  <Row
                    key={initials}
                    start={<Initials of={initials} />}
                    text={language}
                    end={<LearnerState state={state} />}
                  />
                ))}
            </div>
          ))}
          <Row
            css={styles.last}
            start={<ColouredIcon name="clock" hue="gorse" />}
            text={t('signOff.reminder')}
            end={<b>{t('hero.complete', { count: everyone.completed })}</b>}
          />
        </div>
        <div css={[phone, styles.landscapeOnly]}>
          <LearnerPhoneScene>
            <LessonPage />
          </LearnerPhoneScene>
        </div>
      </div>
    </SceneFrame>
  );
}

const split = css(styles.split('minmax(0, 1fr) 17em', 'auto'), { columnGap: '1.25em' });
// Phones show two people of each team.
const team = css({
  flex: 1,
  gap: '.55em',
  [styles.portrait]: { '& > :nth-of-type(n + 3):nth-of-type(-n + 4)': { display: 'none' } },
});
const phone = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
