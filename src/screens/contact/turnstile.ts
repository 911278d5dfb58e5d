declare global {
  interface Window {
    turnstile?: {
      render(container: HTMLElement, options: { sitekey: string; language?: string }): string | undefined;
      reset(widget?: string): void;
    };
  }
}

let loading: Promise<void> | undefined;

/** Shows the challenge in a form once; its script is loaded when the form is first used. */
export async function showChallenge(container: HTMLElement | null | undefined): Promise<void> {
  await (loading ??= loadScript());
  const [sitekey, language] = [process.env.GATSBY_TURNSTILE_SITE_KEY ?? '', document.documentElement.lang];
  if (container?.childElementCount === 0) window.turnstile?.render(container, { sitekey, language });
}

/** A token is good for one request. */
export function resetChallenge(): void {
  window.turnstile?.reset();
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('The challenge did not load'));
    });
    document.head.append(script);
  });
}
