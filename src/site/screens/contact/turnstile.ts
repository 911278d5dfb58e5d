import { loadScript } from '../../shell/loadScript';

declare global {
  interface Window {
    turnstile?: {
      render(
        container: HTMLElement,
        options: {
          sitekey: string;
          language: string;
          callback: (token: string) => void;
          'expired-callback': () => void;
        },
      ): string | undefined;
      reset(widget?: string): void;
    };
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The challenge that is shown: its token, once it has one, and who waits for it. */
interface Challenge {
  readonly container: HTMLElement;
  widget: string | undefined;
  token: string | undefined;
  readonly waiting: Set<(token: string) => void>;
}

let shown: Challenge | undefined;

/** Shows the challenge in a form once; its script is loaded when the form is first used. */
export async function showChallenge(container: HTMLElement): Promise<Challenge> {
  await loadScript(scriptUrl);
  if (shown?.container === container) return shown;
  if (!window.turnstile) throw new Error(`${scriptUrl} is not the script of the challenge`);
  const challenge: Challenge = { container, widget: undefined, token: undefined, waiting: new Set() };
  shown = challenge;
  challenge.widget = window.turnstile.render(container, {
    sitekey: process.env.GATSBY_TURNSTILE_SITE_KEY ?? '',
    language: document.documentElement.lang,
    callback: (token) => {
      challenge.token = token;
      for (const take of challenge.waiting) take(token);
      challenge.waiting.clear();
    },
    'expired-callback': () => {
      challenge.token = undefined;
    },
  });
  return challenge;
}

/** Waits for the token of the challenge, without an end. */
export async function challengeToken(container: HTMLElement): Promise<string> {
  const challenge = await showChallenge(container);
  return challenge.token ?? new Promise((resolve) => challenge.waiting.add(resolve));
}

/** Asks for a new token: each can be used once, whatever has become of the request. */
export function resetChallenge(): void {
  if (!shown) return;
  shown.token = undefined;
  window.turnstile?.reset(shown.widget);
}
