import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { H2 } from '../../ui/elements';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { chooseConsent, useConsent } from '../consent/consent';
import { SchedulerFacade, type SchedulerProps } from './SchedulerFacade';
import { SchedulerFrame } from './SchedulerFrame';
import { hasScheduler } from './schedulerSettings';

/**
 * The booking calendar behind a button that says what it loads and from where; with stored consent it loads at once.
 * Without a calendar or JavaScript it links to the contact form.
 */
export function Scheduler(props: SchedulerProps) {
  const { t } = useTranslation('common');
  const consent = useConsent();
  const [stage, setStage] = useState<'closed' | 'loading' | 'loaded' | 'failed'>('closed');

  useEffect(() => {
    if (!hasScheduler) return;
    if (consent === 'accepted') setStage('loading');
    if (consent === 'rejected') setStage('closed');
  }, [consent]);

  const load = (always: boolean) => {
    if (always) chooseConsent(true);
    setStage('loading');
  };
  return (
    <>
      {stage === 'loaded' ? (
        <H2 id={props.id} css={visuallyHidden}>
          {props.title}
        </H2>
      ) : (
        <SchedulerFacade {...props} stage={hasScheduler ? stage : 'absent'} onLoad={load} />
      )}
      {(stage === 'loading' || stage === 'loaded') && (
        <SchedulerFrame title={t('scheduler.frameTitle')} loaded={stage === 'loaded'} onFinish={setStage} />
      )}
      <p role="status" css={visuallyHidden}>
        {stage === 'loaded' && t('scheduler.loaded')}
      </p>
    </>
  );
}
