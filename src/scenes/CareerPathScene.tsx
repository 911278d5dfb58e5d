import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The showcase's career path: roles as rising steps, and the courses for the next one. */
export function CareerPathScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="careers">
      <span css={styles.title}>{t('careerPath.title')}</span>
      <div css={path}>
        {roles.map(([role, state], index) => (
          <div
            key={role}
            data-hue={tones[state === 'next' ? 'gorse' : 'fern']}
            css={[step, stateStyles[state], css({ '--climb': index })]}
          >
            <Icon name={stateIcons[state]} />
            <span css={styles.strong}>{t(`careerPath.role.${role}`)}</span>
            <span css={note}>{t(`careerPath.state.${state}`)}</span>
          </div>
        ))}
      </div>
      <div css={styles.line}>
        <span css={[styles.grow, styles.strong]}>{t('careerPath.needed')}</span>
        <span css={styles.muted}>{t('appraisal.progress', { done: 2, all: 3 })}</span>
      </div>
      <ProgressBar done={2} open={1} />
      <div css={[styles.stack, styles.last]}>
        {courses.map(([course, icon, hours]) => (
          <div key={course} css={[styles.card, styles.line]}>
            <span data-hue={tones[hours > 0 ? 'gorse' : 'fern']} css={[styles.tile, styles.tinted]}>
              <Icon name={icon} />
            </span>
            <span css={styles.grow}>{t(`careerPath.course.${course}`)}</span>
            {hours > 0 ? (
              <span css={styles.muted}>{t('hours', { count: hours })}</span>
            ) : (
              <span data-hue={tones.fern} css={[styles.tag, styles.tinted]}>
                {t('careerPath.state.done')}
              </span>
            )}
          </div>
        ))}
      </div>
    </SceneFrame>
  );
}

const roles = [
  ['porter', 'done'],
  ['commis', 'done'],
  ['partie', 'now'],
  ['sous', 'next'],
] as const;

const stateIcons = { done: 'check', now: 'map-pin', next: 'flag' } as const;

/** Remaining hours; 0 where the course is done. */
const courses = [
  ['coaching', 'users', 0],
  ['haccp', 'clipboard-check', 0],
  ['level3', 'utensils', 6],
] as const;

const roomForFour = '@container (min-width: 32rem)';

const path = css({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column-reverse',
  gap: '.35em',
  [roomForFour]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    alignItems: 'end',
    gap: '.5em',
  },
});

const step = css({
  display: 'flex',
  flex: '1 0 auto',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  gap: '0 .55em',
  boxSizing: 'border-box',
  marginInlineStart: 'calc(var(--climb) * 11%)',
  padding: '.4em .8em',
  borderRadius: '.8em',
  borderEndEndRadius: '.25em',
  lineHeight: 1.3,
  fontSize: '.93em',
  border: '1px solid transparent',
  '& > :last-child': { marginInlineStart: 'auto' },
  [roomForFour]: {
    flexFlow: 'column',
    alignItems: 'start',
    alignContent: 'start',
    justifyContent: 'start',
    gap: '.15em',
    blockSize: 'calc(46% + var(--climb) * 18%)',
    minBlockSize: 'fit-content',
    margin: 0,
    padding: '.7em',
    borderRadius: '1.1em',
    borderEndEndRadius: '.3em',
    '& > :last-child': { margin: 0 },
  },
});

const note = css({ fontSize: '.88em' });

const stateStyles = {
  done: styles.tinted,
  now: css({ background: 'var(--fern)', color: 'var(--on-fern)' }),
  next: css(styles.tinted, { border: '1px dashed currentColor' }),
};
