import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary, disabledButton } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { Button, H2, H3, P } from '../../ui/elements';
import { IconTile } from '../../ui/IconTile';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { ContactLink } from '../ContactLink';
import { ExternalLink } from '../ExternalLink';
import { schedulerUrl } from './schedulerSettings';

/** `absent`: this deployment has no calendar. */
type Stage = 'absent' | 'closed' | 'loading' | 'failed';

export interface SchedulerProps {
  id: string;
  title: string;
  text: string;
}

interface SchedulerFacadeProps extends SchedulerProps {
  stage: Stage;
  /** `always`: the visitor's consent for the next visits too. */
  onLoad: (always: boolean) => void;
}

/** The placeholder of the calendar, and the steps of the demo. */
export function SchedulerFacade({ id, title, text, stage, onLoad }: SchedulerFacadeProps) {
  const { t } = useTranslation('common');
  return (
    <div css={facade}>
      <IconTile icon="calendar-check" hue="heather" />
      <div css={words}>
        <H2 id={id}>{title}</H2>
        <P css={lede}>{text}</P>
        {stage === 'absent' ? (
          <>
            <p css={note}>{t('scheduler.unavailable')}</p>
            <ContactLink topic="demo" css={buttonSecondary}>
              {t('scheduler.contact')}
            </ContactLink>
          </>
        ) : (
          <LoadScheduler stage={stage} onLoad={onLoad} />
        )}
      </div>
      <div css={agenda}>
        <H3>{t('scheduler.agenda.title')}</H3>
        <ol>
          {([1, 2, 3] as const).map((step) => (
            <li key={step}>{t(`scheduler.agenda.${step}`)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function LoadScheduler({ stage, onLoad }: { stage: Exclude<Stage, 'absent'>; onLoad: SchedulerFacadeProps['onLoad'] }) {
  const { t } = useTranslation('common');
  const provider = brand.schedulerProvider;
  const [always, setAlways] = useState(false);
  const label = {
    closed: t('scheduler.load'),
    loading: t('scheduler.loading'),
    failed: t('scheduler.retry'),
  }[stage];
  return (
    <>
      <p role="status" css={stage === 'failed' ? failure : note}>
        {stage === 'failed' ? t('scheduler.failed') : t('scheduler.notice', { provider })}
      </p>
      <p css={[note, withoutScripts]}>{t('scheduler.noScript')}</p>
      <div css={withScripts}>
        <Checkbox label={t('scheduler.always')} checked={always} onChange={({ target }) => setAlways(target.checked)} />
      </div>
      <div css={buttonRow}>
        <Button
          type="button"
          css={[buttonPrimary, disabledButton, withScripts]}
          aria-disabled={stage === 'loading'}
          onClick={() => stage !== 'loading' && onLoad(always)}
        >
          {label}
        </Button>
        <ExternalLink href={schedulerUrl} css={buttonSecondary}>
          {t('scheduler.link', { provider })}
        </ExternalLink>
      </div>
    </>
  );
}

const facade = css({
  display: 'grid',
  gap: '20px 28px',
  padding: 'var(--space-xl)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [from.full]: { gridTemplateColumns: 'auto minmax(0, 1.7fr) minmax(0, 1fr)' },
});

const agenda = css({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& ol': { display: 'grid', gap: 10, paddingInlineStart: 22, color: 'var(--ink2)' },
  [from.medium]: { gridColumn: 2 },
  [from.full]: { gridColumn: 3, paddingInlineStart: 28, borderInlineStart: '1px solid var(--line)' },
});

const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  maxWidth: '46rem',
  '& h2': { fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.25rem)' },
});
const lede = css({ color: 'var(--ink2)', fontSize: 'var(--text-lede)', lineHeight: 1.5 });
const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-small)' });
const failure = css({ color: 'var(--kite)', fontWeight: 600 });
