/** What a part of the page waits for: to come near the window, or, where nothing but links is in it, to be touched. */
export type Awaited = 'near' | 'touched';

/** When a part of the page hydrates (`LateHydration`). */
export interface Turn {
  /** Watches for its element to come near; given to that element as its ref. */
  readonly watch: (element: Element | null) => (() => void) | undefined;
  readonly coming: Promise<void>;
  /** Whether the part hydrates now. It is asked again where the part has to change, and then it can wait no more. */
  hasCome(): boolean;
}

/** Signs that somebody is at an element; React's own listeners come after these, on an element below the window. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'submit'] as const;
const waiting = new Map<Element, () => void>();
let hydrating = false;

/** From here on, until `hydrationEnds`, what is rendered is the server's HTML. */
export function hydrationBegins(): void {
  hydrating = true;
  for (const sign of signs) addEventListener(sign, hydrateTouched, { capture: true, passive: true });
}

/** The page is alive: what is rendered from here on is new and waits for nothing. */
export function hydrationEnds(): void {
  hydrating = false;
}

/** Whether what is rendered stands in the page already, from the server. */
export const isHydrating = (): boolean => hydrating;

/** A turn that has come already, unless the page is being hydrated. */
export function createTurn(awaited: Awaited): Turn {
  let come = !hydrating;
  let asked = false;
  let resolve = () => {};
  const coming = new Promise<void>((fulfil) => (resolve = fulfil));
  const open = () => {
    come = true;
    resolve();
  };
  return {
    watch: (element) => {
      if (come || !element) return undefined;
      waiting.set(element, open);
      const observer = awaited === 'near' ? whenNear(element, open) : undefined;
      return () => {
        waiting.delete(element);
        observer?.disconnect();
      };
    },
    coming,
    // React would take the HTML of a part away that is to change and cannot.
    hasCome: () => {
      if (asked) open();
      asked = true;
      return come;
    },
  };
}

function whenNear(element: Element, act: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      waiting.delete(element);
      act();
    },
    { rootMargin: '25% 0px' },
  );
  observer.observe(element);
  return observer;
}

function hydrateTouched({ target }: Event): void {
  for (const [element, open] of waiting)
    if (target instanceof Node && element.contains(target)) {
      waiting.delete(element);
      open();
    }
}
