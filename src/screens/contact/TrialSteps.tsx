import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';

/** What happens after a visitor asks for a trial, in three steps. */
export function TrialSteps() {
  const { t } = useTranslation('contact');
  return (
    <ol role="list" css={list}>
      {([1, 2, 3] as const).map((step) => (
        <Card key={step} as="li" css={card}>
          <span css={number} aria-hidden="true">
            {step}
          </span>
          <h3>{t(`trialSteps.${step}.title`)}</h3>
          <p>{t(`trialSteps.${step}.text`)}</p>
        </Card>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: 'clamp(14px, 1.8vw, 22px)',
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const card = css({ display: 'grid', gap: 10, alignContent: 'start', '& > p': { color: 'var(--ink2)' } });
const number = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: 'var(--fern)',
  background: 'var(--fern-100)',
  borderRadius: 'var(--radius-md)',
  fontSize: '1.25rem',
  fontWeight: 720,
});
