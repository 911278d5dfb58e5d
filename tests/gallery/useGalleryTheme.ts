import { useEffect, useState } from 'react';

/** `site` is what the footer's switch says. */
export type GalleryTheme = 'site' | 'light' | 'dark' | 'both';

/** What `?theme=` asks for; light and dark are worn by this document only, and nothing is stored. */
export function useGalleryTheme(): GalleryTheme {
  const [theme, setTheme] = useState<GalleryTheme>('site');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('theme');
    if (asked === 'light' || asked === 'dark') document.documentElement.dataset.theme = asked;
    setTheme(asked === 'light' || asked === 'dark' || asked === 'both' ? asked : 'site');
  }, []);
  return theme;
}
