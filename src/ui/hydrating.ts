let hydrating = false;

/** Set by gatsby-browser while React hydrates the first page. */
export function setHydrating(value: boolean): void {
  hydrating = value;
}

/** Whether what is rendered now is in the page already, as the server's HTML. */
export function isHydrating(): boolean {
  return hydrating;
}
