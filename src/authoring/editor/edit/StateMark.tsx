import type { StringState } from '../../../content/strings/strings';
import { colours } from './editStyles';

/** Says that a text is missing or stale; nothing for a translated one. */
export function StateMark({ state }: { state: StringState }) {
  if (state === 'translated') return null;
  return <mark css={{ padding: '0 4px', color: '#fff', background: colours[state], fontSize: 12 }}>{state}</mark>;
}
