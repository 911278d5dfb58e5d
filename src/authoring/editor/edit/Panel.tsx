import { css } from '@emotion/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '../../../site/ui/isComposing';
import { row } from './editStyles';

interface PanelProps {
  title: ReactNode;
  onClose: () => void;
  /** Called for Ctrl+Enter, and with `true` for Ctrl+Shift+Enter. */
  onSave?: (goesOn: boolean) => void;
  children: ReactNode;
}

/** A panel that a button and Escape close. The focus goes to its first field, and back where it was (WCAG 2.4.3). */
export function Panel({ title, onClose, onSave, children }: PanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('textarea, [type="search"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const onKeyDown = ({ key, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape') onClose();
    if (key === 'Enter' && (ctrlKey || metaKey)) onSave?.(shiftKey);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys that are for everything in it.
    <section ref={panel} aria-labelledby={id} css={halfHigh} onKeyDown={onKeyDown}>
      <div css={[row, { justifyContent: 'space-between' }]}>
        <h2 id={id}>{title}</h2>
        <button onClick={onClose}>Close</button>
      </div>
      {children}
    </section>
  );
}

/** Half of the page stays in view, or less on a small screen. */
const halfHigh = css({
  display: 'grid',
  gap: 12,
  maxHeight: '46vh',
  padding: 14,
  overflow: 'auto',
  borderBottom: '1px solid #6d8591',
  '@media (max-width: 899px)': { maxHeight: '60vh' },
});
