import { useTranslation } from 'react-i18next';
import { SchedulerFacade } from '../../../src/site/shell/scheduler/SchedulerFacade';
import { Specimen, State } from '../Specimen';

/** The booking calendar's states. */
export function Scheduling() {
  const { t } = useTranslation(['common', 'contact']);
  return (
    <>
      <Specimen file="src/site/shell/scheduler/SchedulerFacade.tsx">
        {(['closed', 'loading', 'failed', 'absent'] as const).map((stage) => (
          <State key={stage} name={stage} wide>
            <SchedulerFacade
              id={`gallery-scheduler-${stage}`}
              title={t('scheduler.title')}
              text={t('contact:scheduler.text')}
              stage={stage}
              onLoad={() => undefined}
            />
          </State>
        ))}
      </Specimen>
      <Specimen
        file="src/site/shell/scheduler/Scheduler.tsx"
        note="The façade with its stages; the calendar itself (src/site/shell/scheduler/SchedulerFrame.tsx) is the provider’s: see /contact with SCHEDULER_URL set."
      />
    </>
  );
}
