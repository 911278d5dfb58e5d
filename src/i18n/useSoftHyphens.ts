import { useCallback } from 'react';
import { usePage } from './PageContext';

/**
 * Writes a heading of the page's language with soft hyphens (U+00AD) in the compounds that are wider than a phone or a card:
 * they show only where the word has to break. `hyphens: auto` alone does not do, as browsers lack the dictionaries of many
 * languages and then break such words anywhere. Source files stay without soft hyphens.
 */
export function useSoftHyphens(): (heading: string) => string {
  const { code } = usePage().language;
  return useCallback((heading: string) => (compounds[code] ?? []).reduce(withSoftHyphens, heading), [code]);
}

/** Upper and lower case stay as they are in the heading. */
function withSoftHyphens(heading: string, compound: string): string {
  const parts = compound.split('-');
  const whole = new RegExp(parts.map((part) => `(${part})`).join(''), 'giu');
  return heading.replace(whole, (...found) => found.slice(1, parts.length + 1).join('\u00ad'));
}

/** Long words of headings by language, with a hyphen where each may break. */
const compounds: Readonly<Partial<Record<string, readonly string[]>>> = {
  de: [
    'Datenschutz-erklärung',
    'Gleich-behandlung',
    'Lebensmittel-sicherheit',
    'Leistungs-beurteilung',
    'Lieferanten-fragebogen',
    'Mitarbeiter-gespräch',
    'Schulungs-verantwortliche',
  ],
  nl: [
    'Cyber-security',
    'Functionerings-gesprekken',
    'leveranciers-vragenlijst',
    'Toegankelijkheids-verklaring',
    'Voedsel-veiligheid',
  ],
  pl: ['Cyber-bezpieczeństwo'],
};
