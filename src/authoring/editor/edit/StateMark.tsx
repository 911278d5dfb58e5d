import type { StringState } from '../../../content/strings/strings';
import { colours } from './editStyles';

/** A mark of its own shape and colour for a text that is missing or stale; nothing for a translated one. */
export function StateMark({ state }: { state: StringState }) {
  if (state === 'translated') return null;
  return (
    <span
      role="img"
      aria-label={state}
      title={state === 'missing' ? 'missing: the page shows the English' : 'stale: the English has changed since'}
      css={{
        display: 'inline-block',
        flex: 'none',
        width: 18,
        height: 18,
        color: '#fff',
        background: state === 'missing' ? colours.missing : colours.stale,
        border: '1px solid #fff',
        borderRadius: state === 'missing' ? '50%' : 2,
        font: '700 12px/16px system-ui, sans-serif',
        textAlign: 'center',
      }}
    >
      {state === 'missing' ? '?' : '≠'}
    </span>
  );
}
