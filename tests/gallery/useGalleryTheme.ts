import { useEffect, useState } from 'react';

/** `site`: the theme chosen in the footer. */
export type GalleryTheme = 'site' | 'light' | 'dark' | 'both';

/** Returns the theme in `?theme=`, applied to this document only. */
export function useGalleryTheme(): GalleryTheme {
  const [theme, setTheme] = useState<GalleryTheme>('site');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('theme');
    if (asked === 'light' || asked === 'dark') document.documentElement.dataset.theme = asked;
    setTheme(asked === 'light' || asked === 'dark' || asked === 'both' ? asked : 'site');
  }, []);
  return theme;
}
