import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { H2, H3, P } from '../../ui/elements';
import { tile } from '../../ui/IconTile';

type StepsName = 'trial' | 'demo' | 'any' | 'answer';

/** What happens after the form is sent: for a trial, in a demo, after any message, or after a question. */
export function Steps({ of }: { of: StepsName }) {
  const id = useId();
  const { title, steps } = useSteps(of);
  return (
    <section aria-labelledby={id} data-hue="fern">
      <H2 id={id} css={{ marginBlockEnd: 16, fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' }}>
        {title}
      </H2>
      <ol role="list" css={list}>
        {steps.map((step, index) => (
          <li key={step.text}>
            {steps.length > 1 && (
              <span css={number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div>
              {step.title && <H3 css={{ fontSize: '1.0625rem', lineHeight: 1.4 }}>{step.title}</H3>}
              <P css={{ color: 'var(--ink2)' }}>{step.text}</P>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSteps(name: StepsName): { title: string; steps: readonly { title?: string; text: string }[] } {
  const { t } = useTranslation(['contact', 'common']);
  const each = [1, 2, 3] as const;
  const next = t('next.title');
  return {
    demo: {
      title: t('common:scheduler.agenda.title'),
      steps: each.map((step) => ({ text: t(`common:scheduler.agenda.${step}`) })),
    },
    trial: {
      title: t('trialSteps.title'),
      steps: each.map((step) => ({ title: t(`trialSteps.${step}.title`), text: t(`trialSteps.${step}.text`) })),
    },
    any: { title: next, steps: each.map((step) => ({ text: t(`next.${step}`) })) },
    answer: { title: next, steps: [{ text: t('next.1') }] },
  }[name];
}

const list = css({
  display: 'grid',
  gap: 16,
  '& > li': { display: 'flex', gap: 14 },
});
const number = css(tile, {
  width: 32,
  height: 32,
  borderRadius: 'var(--radius-sm)',
  fontSize: '1rem',
  fontWeight: 700,
});
