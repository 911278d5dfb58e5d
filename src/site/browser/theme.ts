import { readStored, storageKeys, store } from '../shell/start/storage';

/** Applies the theme that is stored, or the choice of the footer, to the page and the browser's bar; part of the inline script. */
export function paintTheme(chosen = readStored('localStorage', storageKeys.theme)): void {
  const { dataset } = document.documentElement;
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  else delete dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (bar.dataset.scheme ??= /light|dark/.exec(bar.media)?.[0] ?? '');
    bar.media = dataset.theme ? (scheme === dataset.theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

/** Applies the theme to the footer's switch as well. */
export function applyTheme(chosen?: string): void {
  paintTheme(chosen);
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
    choice.checked = choice.value === (document.documentElement.dataset.theme ?? 'system');
}

/** Keeps what is chosen in the footer, and follows what is chosen in another tab, or was while this page was in the cache. */
export function followTheme(): void {
  addEventListener('storage', () => applyTheme());
  addEventListener('pageshow', ({ persisted }) => persisted && applyTheme());
  const early = document.querySelector<HTMLInputElement>('input[name="theme"]:checked')?.value;
  if (early === 'light' || early === 'dark') chooseTheme(early);
  else applyTheme();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') chooseTheme(target.value);
  });
}

function chooseTheme(theme: string): void {
  store('localStorage', storageKeys.theme, theme === 'system' ? null : theme);
  applyTheme(theme);
}
