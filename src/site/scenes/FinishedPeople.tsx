import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { learners } from './learners';
import { Icon } from '../ui/Icon';
import { Initials, Row, Share } from './sceneParts';
import * as styles from './sceneStyles';
import { everyone } from './story';

interface FinishedPeopleProps {
  /** How many of those who had not opened the course have started it since. */
  newlyStarted?: number;
  className?: string;
  /** More people. */
  children?: ReactNode;
}

/** How many people have completed the course, and some of them, each with their language. */
export function FinishedPeople({ newlyStarted, className, children }: FinishedPeopleProps) {
  return (
    <div css={[styles.stack, people]} className={className}>
      <CompletedShare newlyStarted={newlyStarted} />
      {learners.slice(0, 3).map((learner) => (
        <Row
          key={learner.initials}
          start={<Initials of={learner.initials} />}
          text={learner.language}
          end={<Icon name="check" hue="fern" />}
        />
      ))}
      {children}
    </div>
  );
}

/** How many people have completed the course. */
export function CompletedShare({ newlyStarted = 0 }: Pick<FinishedPeopleProps, 'newlyStarted'>) {
  const { t } = useTranslation('scenes');
  const { all, completed, started } = everyone;
  return (
    <Share
      strong
      text={t('hero.assigned', { count: all })}
      note={t('hero.complete', { count: completed })}
      done={completed}
      started={started + newlyStarted}
      all={all}
    />
  );
}

const people = css({ gap: '.5em' });
