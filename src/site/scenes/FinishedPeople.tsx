import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { learners } from './learners';
import { ColouredIcon, Initials, ProgressBar, Row } from './sceneParts';
import * as styles from './sceneStyles';
import { everyone } from './story';

/** How many people have completed the course, and some of them, each with language and date. */
export function FinishedPeople({ className }: { className?: string }) {
  const { t } = useTranslation('scenes');
  const { date } = useFormatDate();
  return (
    <div css={[styles.stack, people]} className={className}>
      <Row
        text={<b>{t('hero.assigned', { count: everyone.all })}</b>}
        note={t('hero.complete', { count: everyone.completed })}
      />
      <ProgressBar done={everyone.completed} started={everyone.started} open={everyone.open} />
      {learners.slice(0, 3).map((learner) => (
        <Row
          key={learner.initials}
          start={<Initials of={learner.initials} />}
          text={learner.language}
          note={learner.date && date(learner.date)}
          end={<ColouredIcon name="check" hue="fern" />}
        />
      ))}
    </div>
  );
}

const people = css({ gap: '.5em' });
