import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The showcase's document sign-off: a document and who has signed it. */
export function SignOffScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="documents">
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('signOff.title')}</span>
        <span data-hue={tones.estuary} css={[styles.tag, styles.tinted]}>
          {t('signOff.version', { version: '4.1' })}
        </span>
      </div>
      <div css={sheetAndPeople}>
        <div css={[styles.card, styles.stack, sheet]}>
          <span css={styles.strong}>{t('signOff.clause')}</span>
          <span>{t('signOff.text')}</span>
          {lineLengths.map((length) => (
            <i key={length} css={textLine} style={{ inlineSize: `${length}%` }} />
          ))}
          <div css={[styles.last, signature]}>
            <Icon name="shield-check" />
            {t('signOff.confirmed')}
          </div>
        </div>
        <div css={styles.stack}>
          {people.map(([initials, state]) => (
            <div key={initials} css={[styles.card, styles.line, styles.grow, person]}>
              <Initials of={initials} tone={states[state][0]} />
              <span css={styles.grow}>{t(`signOff.state.${state}`)}</span>
              <span css={stateIcons[states[state][0]]}>
                <Icon name={states[state][1]} />
              </span>
            </div>
          ))}
        </div>
      </div>
      <div css={[styles.stack, styles.last]} style={{ gap: '.5em' }}>
        <div css={styles.line}>
          <span css={[styles.grow, styles.strong]}>{t('signOff.signed', { signed: 21, all: 24 })}</span>
          <span css={styles.muted}>{t('signOff.reminder')}</span>
        </div>
        <ProgressBar done={21} started={2} open={1} />
      </div>
    </SceneFrame>
  );
}

const lineLengths = [100, 92, 97, 64, 88, 99, 71];

const people = [
  ['AB', 'signed'],
  ['TG', 'signed'],
  ['MO', 'read'],
  ['EP', 'waiting'],
] as const;

const states = {
  signed: ['fern', 'check'],
  read: ['gorse', 'eye'],
  waiting: ['kite', 'clock'],
} as const;

const sheetAndPeople = css({
  display: 'grid',
  flex: '1 1 auto',
  gap: '.9em',
  // States are not broken into two lines; the document shrinks.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, 1fr)',
});

const sheet = css({ background: 'var(--paper)', padding: '1em 1.1em' });

const textLine = css({
  blockSize: '.5em',
  borderRadius: '.25em',
  background: 'var(--line)',
  forcedColorAdjust: 'none',
});

const signature = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  paddingBlockStart: '.7em',
  borderBlockStart: '1px dashed var(--line-strong)',
  color: 'var(--fern)',
  fontWeight: 650,
  '& svg': { flex: 'none' },
});

const person = css({ gap: '.5em', padding: '.5em .6em' });

const stateIcons = {
  fern: styles.doneIcon,
  gorse: styles.openIcon,
  kite: css({ display: 'flex', color: 'var(--kite)' }),
};
