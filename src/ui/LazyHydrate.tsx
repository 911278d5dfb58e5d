import { memo, Suspense, use, useState, type ReactNode } from 'react';
import { isHydrating } from './hydrating';

interface LazyHydrateProps {
  className?: string;
  children: ReactNode;
}

/**
 * Keeps the server's HTML of its children until they come near the window. React hydrates them at once for a click or a key
 * in them, and where they change. Pages that are rendered in the browser do not wait.
 */
export const LazyHydrate = memo(function LazyHydrate({ className, children }: LazyHydrateProps) {
  const [gate] = useState(createGate);
  return (
    <div ref={gate.observe} className={className}>
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
  /** The ref of the element that has to come near. */
  observe(element: Element | null): (() => void) | undefined;
  readonly opened: Promise<void>;
  isOpen(): boolean;
}

function createGate(): HydrationGate {
  let open = !isHydrating();
  let rendered = false;
  let resolve = () => {};
  const opened = new Promise<void>((fulfil) => (resolve = fulfil));
  return {
    observe: (element) => {
      if (open || !element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          open = true;
          resolve();
        },
        { rootMargin: '25% 0px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    opened,
    // React renders a second time for an event in the children or for new props: it would replace the HTML if it had to wait.
    isOpen: () => {
      if (rendered) open = true;
      rendered = true;
      return open;
    },
  };
}
