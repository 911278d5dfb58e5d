import { useTranslation } from 'react-i18next';
import { figures } from './company';
import { ColouredIcon, Initials, ProgressBar, Row } from './sceneParts';

/** Somebody who has to sign a document, and whether they have. */
export function SignatureState({ of, state }: { of: string; state: keyof typeof states }) {
  const { t } = useTranslation('scenes');
  const { hue } = states[state];
  return (
    <Row
      start={<Initials of={of} hue={hue} />}
      text={t(`signOff.state.${state}`)}
      end={<ColouredIcon {...states[state]} />}
    />
  );
}

/** How many have signed it. */
export function SignedBy({ note }: { note?: string }) {
  const { t } = useTranslation('scenes');
  const { signed, read, toSign } = figures;
  return (
    <>
      <Row text={<b>{t('signOff.signed', { signed, all: toSign })}</b>} note={note} />
      <ProgressBar done={signed} started={read} open={toSign - signed - read} />
    </>
  );
}

const states = {
  signed: { name: 'check', hue: 'fern' },
  read: { name: 'eye', hue: 'gorse' },
  waiting: { name: 'clock', hue: 'kite' },
} as const;
