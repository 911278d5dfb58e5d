import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isComposing } from '../../../site/ui/isComposing';
import { Button } from '../Button';
import { row } from './editStyles';

interface PanelProps {
  title: ReactNode;
  /** Buttons before the one that closes it. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the edge of the page. The focus goes to its first field or its title; its button and Escape close it. */
export function Panel({ title, actions, onClose, children }: PanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const field = panel.current?.querySelector<HTMLElement>('textarea, [type="search"]');
    (field ?? heading.current)?.focus();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everything in it.
    <section
      ref={panel}
      aria-labelledby={id}
      css={halfHigh}
      data-live="open"
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && onClose()}
    >
      <div css={[row, { justifyContent: 'space-between' }]}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div css={row}>
          {actions}
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
      {children}
    </section>
  );
}

/** Half of the page stays in view, or less on a small screen. */
const halfHigh = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxHeight: '46vh',
  padding: 14,
  overflow: 'auto',
  borderBottom: '1px solid #6d8591',
  '@media (max-width: 899px)': { maxHeight: '60vh' },
});
