import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { learners } from './learners';
import { ColouredIcon, Initials, ProgressBar, Row } from './sceneParts';
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
export function FinishedPeople({ newlyStarted = 0, className, children }: FinishedPeopleProps) {
  const { t } = useTranslation('scenes');
  const { all, completed, started, open } = everyone;
  return (
    <div css={[styles.stack, people]} className={className}>
      <div css={counts}>
        <b>{t('hero.assigned', { count: all })}</b>
        <span css={styles.muted}>{t('hero.complete', { count: completed })}</span>
      </div>
      <ProgressBar done={completed} started={started + newlyStarted} open={open - newlyStarted} />
      {learners.slice(0, 3).map((learner) => (
        <Row
          key={learner.initials}
          start={<Initials of={learner.initials} />}
          text={learner.language}
          end={<ColouredIcon name="check" hue="fern" />}
        />
      ))}
      {children}
    </div>
  );
}

const people = css({ gap: '.5em' });
const counts = css(styles.wrap, { justifyContent: 'space-between' });
