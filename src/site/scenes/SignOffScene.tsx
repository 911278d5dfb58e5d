import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageIcon } from '../ui/PageIcon';
import { figures } from './company';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, ProgressBar, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** The showcase's document sign-off: a document and who has signed it. */
export function SignOffScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame
      section="documents"
      title={t('signOff.title')}
      tags={<Tag hue="estuary" text={t('signOff.version', { version: '4.1' })} />}
    >
      <div css={sheetAndPeople}>
        <div css={[styles.card, styles.stack, sheet, styles.notOnPhones]}>
          <b>{t('signOff.clause')}</b>
          <span>{t('signOff.text')}</span>
          <div css={[styles.last, signature]}>
            <PageIcon name="shield-check" />
            {t('signOff.confirmed')}
          </div>
        </div>
        <div css={list}>
          {people.map(([initials, state]) => (
            <Row
              key={initials}
              css={[styles.card, styles.grow, person]}
              start={<Initials of={initials} hue={states[state].hue} />}
              text={t(`signOff.state.${state}`)}
              end={<ColouredIcon {...states[state]} css={styles.notOnPhones} />}
            />
          ))}
        </div>
      </div>
      <div css={[styles.stack, styles.last]} style={{ gap: '.5em' }}>
        <Row
          text={<b>{t('signOff.signed', { signed: figures.signed, all: figures.toSign })}</b>}
          note={t('signOff.reminder')}
        />
        <ProgressBar
          done={figures.signed}
          started={figures.read}
          open={figures.toSign - figures.signed - figures.read}
        />
      </div>
    </SceneFrame>
  );
}

const people = [
  ['AB', 'signed'],
  ['TG', 'signed'],
  ['MO', 'read'],
  ['EP', 'waiting'],
] as const;

const states = {
  signed: { name: 'check', hue: 'fern' },
  read: { name: 'eye', hue: 'gorse' },
  waiting: { name: 'clock', hue: 'kite' },
} as const;

const sheetAndPeople = css({
  display: 'grid',
  flex: '1 1 auto',
  gap: '.9em',
  // States are not broken into two lines; the document shrinks.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, 1fr)',
  [styles.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const list = css(styles.stack, {
  alignSelf: 'start',
  [styles.phone]: { display: 'grid', alignSelf: 'stretch', gridTemplateColumns: '1fr 1fr' },
});

const sheet = css({ background: 'var(--paper)', padding: '1em 1.1em', fontSize: '1.1em' });

const signature = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  paddingBlockStart: '.7em',
  borderBlockStart: '1px dashed var(--line-strong)',
  color: 'var(--fern)',
  fontWeight: 650,
});

const person = css({ gap: '.5em', padding: '.5em .6em' });
