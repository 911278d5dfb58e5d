import { campaignFields } from '../../../../supabase/functions/_shared/form';

/**
 * Returns where a visitor came from: this page, its topic, and the campaign of the address that the visit began with.
 * Nothing is stored for it: the browser has the address that it loaded first, and the one before on this site.
 */
export function attribution(): Record<string, string> {
  const [navigation] = performance.getEntriesByType('navigation');
  const campaign = [window.location.href, navigation?.name ?? '', document.referrer]
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ searchParams }) => [...searchParams].filter(([name]) => campaignFields.some((field) => field === name)))
    .find((found) => found.length > 0);
  const topic = new URLSearchParams(window.location.search).get('topic');
  return { page: window.location.pathname, ...(topic && { topic }), ...Object.fromEntries(campaign ?? []) };
}
