import { useSyncExternalStore } from 'react';
import { emit, on } from './events';
import { storageKeys } from './start/storageKeys';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the theme that the visitor has chosen, here or in another tab; “system” is the default and is not stored. */
export function useTheme(): Theme {
  // beforePaint.ts has applied what was chosen elsewhere.
  return useSyncExternalStore(
    subscribe,
    () => parseTheme(document.documentElement.dataset.theme),
    () => 'system',
  );
}

export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKeys.theme);
    else localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // Storage is unavailable: the choice is kept until the page is unloaded.
  }
  emit('themed');
}

function subscribe(listener: () => void): () => void {
  const stop = on('themed', listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
