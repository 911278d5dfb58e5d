/** What parts of the page that do not know each other tell each other: the events of `window`, and what comes with each. */
interface SiteEvents {
  /** React has put the page into the document; effects have not run yet. */
  rendered: undefined;
  /** The page reacts. */
  hydrated: undefined;
  /** Something that the visitor asked for did not load. */
  unloaded: undefined;
  /** The visitor has chosen a theme. */
  themed: undefined;
  /** The visitor asks for the cookie settings. */
  'cookie-settings': undefined;
  /** The visitor has taken a step (a link, Back, a search): what was still to follow an earlier one is not wanted any more. */
  stepped: undefined;
  /** The address becomes that of another page, which is shown a moment later. */
  leaving: undefined;
  /** The visitor has come to another place, and the focus does not say which: its name, and the language that it is in. */
  arrived: { readonly name: string; readonly lang: string };
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
