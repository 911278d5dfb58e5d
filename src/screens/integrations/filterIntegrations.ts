import type { Integration, IntegrationCategory } from './integration';

/** What the directory is narrowed to; `all` is every category. */
export interface IntegrationFilter {
  readonly category: IntegrationCategory | 'all';
  readonly query: string;
}

/** The integrations of a category in whose name, description or category every word of the query occurs. */
export function filterIntegrations(
  integrations: readonly Integration[],
  { category, query }: IntegrationFilter,
): Integration[] {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  return integrations.filter((integration) => {
    if (category !== 'all' && integration.category !== category) return false;
    const text = normalise(`${integration.name} ${integration.description} ${integration.categoryName}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without case and accents, so that “frequence” finds “Fréquence” and “izin” finds “İzin”. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i');
}
