import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageIcon } from '../ui/PageIcon';
import { SceneFrame } from './SceneFrame';
import { ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** The showcase's career path: roles as rising steps, and the courses for the next one. */
export function CareerPathScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="careers" title={t('careerPath.title')}>
      <div css={path}>
        {roles.map(([role, state], index) => (
          <div key={role} data-hue={looks[state].hue} css={[step, looks[state].colours, css({ '--climb': index })]}>
            <PageIcon name={looks[state].icon} />
            <b>{t(`careerPath.role.${role}`)}</b>
            <span css={note}>{t(`careerPath.state.${state}`)}</span>
          </div>
        ))}
      </div>
      <Row text={<b>{t('careerPath.needed')}</b>} note={t('appraisal.progress', { done: 2, all: 3 })} />
      <ProgressBar done={2} open={1} />
      <div css={[courseList, styles.flatOnPhones]}>
        {courses.map(([course, icon, hours]) => (
          <Row
            key={course}
            css={styles.card}
            start={<Tile hue={hours > 0 ? 'gorse' : 'fern'} icon={icon} />}
            text={t(`careerPath.course.${course}`)}
            note={hours > 0 ? t('hours', { count: hours }) : undefined}
            end={hours === 0 && <Tag hue="fern" text={t('careerPath.state.done')} />}
          />
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

const looks = {
  done: { icon: 'check', hue: 'fern', colours: styles.tinted },
  now: { icon: 'map-pin', hue: 'fern', colours: styles.primary },
  next: { icon: 'flag', hue: 'gorse', colours: css(styles.tinted, { border: '1px dashed currentColor' }) },
} as const;

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
  marginInlineStart: 'calc(var(--climb) * 11%)',
  padding: '.4em .8em',
  borderRadius: '.8em .8em .25em',
  lineHeight: 1.3,
  fontSize: styles.small,
  border: '1px solid transparent',
  '& > :last-child': { marginInlineStart: 'auto' },
  [roomForFour]: {
    flexFlow: 'column',
    alignItems: 'start',
    gap: '.15em',
    blockSize: 'calc(46% + var(--climb) * 18%)',
    minBlockSize: 'fit-content',
    margin: 0,
    padding: '.7em',
    borderRadius: '1.1em 1.1em .3em',
    '& > :last-child': { margin: 0 },
  },
});

const note = css({ fontSize: styles.small });
// Phones leave out one of the courses that are done.
const courseList = css(styles.stack, styles.last, { [styles.phone]: { '& > :first-of-type': { display: 'none' } } });
