import { useTranslation } from 'react-i18next';
import type { Namespace } from '../routes';

/**
 * Returns a function that gives the text of an entry of a dataset, by a key with the entry's id. Throws for a key without
 * text, which the check of data's words finds (src/content/checks/datasets.ts).
 */
export function useDataText(namespace: Namespace): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const { t: translate } = useTranslation(namespace);
  return (key, values = {}) => {
    // A key that is not known to the compiler needs a default.
    const text = translate(key, '', values);
    if (text === '') throw new Error(`locales/en/${namespace}.json has no “${key}”`);
    return text;
  };
}
