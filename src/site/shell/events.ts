/** What parts of the page that do not know each other tell each other: the events of `window`, and what comes with each. */
interface SiteEvents {
  /** A toast is to be shown. */
  toast: undefined;
  /** Something that the visitor asked for did not load. */
  unloaded: undefined;
  /** The visitor has begun the lesson, or it has answers. */
  lesson: undefined;
  /** The visitor asks for the cookie settings. */
  'cookie-settings': undefined;
}

type Payload<Name extends keyof SiteEvents> = SiteEvents[Name] extends undefined ? [] : [SiteEvents[Name]];

export function emit<Name extends keyof SiteEvents>(name: Name, ...[detail]: Payload<Name>): void {
  window.dispatchEvent(new CustomEvent(`camre:${name}`, { detail }));
}

/** Calls the listener at each such event. Returns a function that removes it. */
export function on<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
  options?: { readonly once: boolean },
): () => void {
  const listen = (event: Event) => listener(event instanceof CustomEvent ? event.detail : undefined);
  window.addEventListener(`camre:${name}`, listen, options);
  return () => window.removeEventListener(`camre:${name}`, listen);
}
