import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface AfterMountProps {
  act: (root: HTMLElement) => void;
  children: ReactNode;
}

/** Brings a part into a state that only its reader can: presses its button, points at it. */
export function AfterMount({ act, children }: AfterMountProps) {
  const root = useRef<HTMLDivElement>(null);
  const perform = useEffectEvent((element: HTMLElement) => act(element));
  useEffect(() => {
    if (!root.current) return;
    perform(root.current);
    // A press may bring the focus, and the page with it.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && root.current.contains(focused)) focused.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div ref={root}>{children}</div>;
}
