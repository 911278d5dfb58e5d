import type { ContentPage } from './contentPage';

/** The PNG that a page's `<Screenshot>` shows in a language, from `content/`. */
export function pictureFile({ kind, slug }: Pick<ContentPage, 'kind' | 'slug'>, language: string): string {
  return `${kind}/${slug}/screenshot.${language}.png`;
}
