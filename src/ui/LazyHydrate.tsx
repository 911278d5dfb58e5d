import { memo, Suspense, use, useState, type ReactNode, type RefCallback } from 'react';
import { isHydrating } from './hydrating';

interface LazyHydrateProps {
  className?: string;
  children: ReactNode;
}

/**
 * Keeps the server's HTML of its children until they come near the window, something is done in them, or they change.
 * Pages that are rendered in the browser do not wait.
 */
export const LazyHydrate = memo(function LazyHydrate({ className, children }: LazyHydrateProps) {
  const [[gate, observe]] = useState(createGate);
  return (
    <div ref={observe} className={className}>
      <Suspense>
        <Gate gate={gate}>{children}</Gate>
      </Suspense>
    </div>
  );
});

function Gate({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.isOpen()) use(gate.opened);
  return children;
}

interface HydrationGate {
  readonly opened: Promise<void>;
  isOpen(): boolean;
}

/** A gate, and the ref for the element that has to come near. */
function createGate(): [HydrationGate, RefCallback<Element>] {
  let isOpen = !isHydrating();
  let rendered = false;
  let resolve = () => {};
  const opened = new Promise<void>((fulfil) => (resolve = fulfil));
  const open = () => {
    isOpen = true;
    resolve();
  };
  const observe: RefCallback<Element> = (element) => {
    if (isOpen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) openIn(element);
      },
      { rootMargin: '25% 0px' },
    );
    observer.observe(element);
    closed.set(element, () => {
      observer.disconnect();
      open();
    });
    return () => {
      observer.disconnect();
      closed.delete(element);
    };
  };
  const gate: HydrationGate = {
    opened,
    // React renders again where the children change, and would replace the HTML if it had to wait.
    isOpen: () => {
      if (rendered) open();
      rendered = true;
      return isOpen;
    },
  };
  return [gate, observe];
}

const closed = new Map<Element, () => void>();
const events = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'focusin',
  'input',
  'submit',
  'beforematch',
] as const;

/** Opens the gates around a node. */
function openIn(node: Node): void {
  for (const [element, open] of closed)
    if (element.contains(node)) {
      closed.delete(element);
      open();
    }
}

// Before React's own listeners, which hydrate a part synchronously for an event in it if it is open.
if (typeof window !== 'undefined')
  for (const type of events)
    window.addEventListener(type, ({ target }) => target instanceof Node && openIn(target), {
      capture: true,
      passive: true,
    });
