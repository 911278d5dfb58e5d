import { useEffect, useState } from 'react';

/** `site`: the theme chosen in the footer. */
export const galleryThemes = ['site', 'light', 'dark', 'both'] as const;
export type GalleryTheme = (typeof galleryThemes)[number];

/** Returns the theme in `?theme=`, applied to this document only. */
export function useGalleryTheme(): GalleryTheme {
  const [theme, setTheme] = useState<GalleryTheme>('site');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('theme');
    if (asked === 'light' || asked === 'dark') document.documentElement.dataset.theme = asked;
    setTheme(galleryThemes.find((option) => option === asked) ?? 'site');
  }, []);
  return theme;
}
