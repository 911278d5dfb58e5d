import { loadScript } from '../../shell/loadScript';

declare global {
  interface Window {
    turnstile?: {
      render(container: HTMLElement, options: { sitekey: string; language: string }): void;
      reset(): void;
    };
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Shows the challenge in a form once; its script is loaded when the form is first used. */
export async function showChallenge(container: HTMLElement | null | undefined): Promise<void> {
  await loadScript(scriptUrl);
  if (container?.childElementCount !== 0) return;
  const sitekey = process.env.GATSBY_TURNSTILE_SITE_KEY ?? '';
  window.turnstile?.render(container, { sitekey, language: document.documentElement.lang });
}

/** Asks for a new token, because each is valid for one request. */
export function resetChallenge(): void {
  window.turnstile?.reset();
}
