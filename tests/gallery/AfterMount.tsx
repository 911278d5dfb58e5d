import { useEffect, useRef, type ReactNode } from 'react';

interface AfterMountProps {
  act: (root: HTMLElement) => void;
  children: ReactNode;
}

/** Runs an action after mount, such as a click, to bring a component into a state. */
export function AfterMount({ act, children }: AfterMountProps) {
  const root = useRef<HTMLDivElement>(null);
  const action = useRef(act);
  useEffect(() => {
    if (!root.current) return;
    action.current(root.current);
    // The action may move the focus and scroll the page.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && root.current.contains(focused)) focused.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div ref={root}>{children}</div>;
}
