import { readStored, storageKeys, store } from '../shell/start/storage';

/** Applies the theme that is stored, or the choice of the footer, to the page, its switch and the browser's bar. */
export function applyTheme(chosen = readStored('localStorage', storageKeys.theme)): void {
  const { dataset } = document.documentElement;
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  else delete dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (bar.dataset.scheme ??= /light|dark/.exec(bar.media)?.[0] ?? '');
    bar.media = dataset.theme ? (scheme === dataset.theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
    choice.checked = choice.value === (dataset.theme ?? 'system');
}

/** Keeps what is chosen in the footer, and follows what is chosen in another tab. */
export function followTheme(): void {
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
