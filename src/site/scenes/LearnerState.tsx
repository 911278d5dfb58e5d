import { useTranslation } from 'react-i18next';
import { Tag } from './sceneParts';
import type { Learner } from './learners';

/** How far somebody is in the course, as a word with an icon. */
export function LearnerState({ state }: Pick<Learner, 'state'>) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  if (state === 'open') return <Tag icon="eye" text={t('signOff.state.waiting')} />;
  return state === 'completed' ? (
    <Tag hue="fern" icon="check" text={t('screenshots:reporting.state.done')} />
  ) : (
    <Tag hue="gorse" icon="clock" text={t('screenshots:reporting.state.started')} />
  );
}
