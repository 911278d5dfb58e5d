import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button';
import { row } from './editStyles';

/** What is open at the edge of the page, with the focus on its title; its button and Escape close it. */
export function Panel({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everything in it.
    <section aria-labelledby={id} css={panel} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div css={[row, { justifyContent: 'space-between' }]}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button onClick={onClose}>Close</Button>
      </div>
      {children}
    </section>
  );
}

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 14 });
