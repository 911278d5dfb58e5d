import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { below } from '../ui/breakpoints';
import { FinishedPeople } from './FinishedPeople';
import { SceneFrame } from './SceneFrame';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/**
 * The home page's scene, on three rising steps: a need is written, its lessons follow, and people finish them. It moves once
 * and ends with what stays: the people.
 */
export function HeroScene() {
  const { t } = useTranslation('scenes');
  return (
    <div css={stage}>
      <i css={step} />
      <i css={step} />
      <i css={step} />
      <div css={lifted}>
        <SceneFrame section="builder" alone>
          <div css={[styles.card, need]}>
            <div css={typed}>{t('need.text')}</div>
          </div>
          <div css={states}>
            <div css={drafted}>
              {lessons.map(({ id, minutes, hue }, index) => (
                <Row
                  key={id}
                  css={[styles.card, lesson, css({ '--delay': `${900 + index * 250}ms` })]}
                  start={<Tile hue={hue} text={index + 1} />}
                  text={t(`courseBuilder.lesson.${id}`)}
                  note={t('minutes', { minutes })}
                />
              ))}
            </div>
            <FinishedPeople css={finished} />
          </div>
        </SceneFrame>
      </div>
    </div>
  );
}

/** Where scripts run and the visitor wants motion; else the last state is all there is. */
const moving = 'html.js &';
const inMotion = '@media screen and (prefers-reduced-motion: no-preference)';

const stage = css({
  position: 'relative',
  padding: '6% 4% 8% 6%',
  [below.medium]: { padding: '3% 3% 4%', '--scene-size': '16.75rem' },
});

const lifted = css({
  position: 'relative',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-3)',
});

const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } });
const type = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
const fill = keyframes({ from: { transform: 'scaleX(0)' } });
const passBy = keyframes({ '0%, 90%': { opacity: 1 } });

const step = css({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '37%',
  borderRadius: 'var(--radius-xl)',
  forcedColorAdjust: 'none',
  insetInlineStart: 0,
  blockSize: '46%',
  background: 'var(--fern-100)',
  '& + &': { insetInlineStart: '32%', blockSize: '66%', background: 'var(--gorse-100)' },
  '& + & + &': { insetInlineStart: '63%', blockSize: '100%', background: 'var(--heather-100)' },
});

const need = css({
  borderColor: 'var(--heather)',
  background: 'var(--heather-100)',
  padding: '.8em .95em',
  [styles.phone]: { padding: '.45em .8em' },
});
const typed = css({ [inMotion]: { [moving]: { animation: `${type} 800ms steps(24) backwards` } } });

/** On phones, one in place of the other. */
const states = css({
  display: 'grid',
  flex: '1 1 0',
  gap: '1em',
  minBlockSize: 0,
  alignContent: 'space-between',
  '@container (max-width: 25.99rem)': { grid: 'minmax(0, 1fr) / minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } },
});

const drafted = css({
  display: 'grid',
  gap: '.4em',
  [styles.phone]: {
    alignContent: 'start',
    gap: '.3em',
    opacity: 0,
    [inMotion]: { [moving]: { animation: `${passBy} 2.2s` } },
  },
});
const lesson = css({
  paddingBlock: '.4em',
  [styles.phone]: { paddingBlock: '.25em' },
  [inMotion]: { [moving]: { animation: `${rise} 400ms var(--ease) var(--delay) backwards` } },
});

const finished = css({
  [styles.phone]: css(styles.wholeRows, { gap: '.35em 3em' }),
  [inMotion]: {
    [moving]: {
      '& > *': { animation: `${rise} 400ms var(--ease) 2.2s backwards` },
      '& > :nth-last-of-type(2)': { animationDelay: '2.35s' },
      '& > :nth-last-of-type(1)': { animationDelay: '2.5s' },
      '& i:first-of-type': { transformOrigin: 'left', animation: `${fill} 600ms var(--ease) 2.3s backwards` },
      '[dir=rtl] & i:first-of-type': { transformOrigin: 'right' },
    },
  },
});
