import { problemAtKey } from '../jsonFile';
import type { Check } from './rule';

/** Keys are in the order of their characters, so that the files of two languages can be read side by side. */
export const order: Check = {
  title: 'Order of keys',
  rule: 'The keys of a file are sorted, each once.',
  problems: ({ tables }) =>
    tables.flatMap(({ table }) => {
      const names = Object.keys(table.value ?? {});
      const index = names.findIndex((name, position) => position > 0 && name < (names[position - 1] ?? ''));
      const name = names[index];
      if (name === undefined) return [];
      const next = names.filter((other) => other > name).sort()[0] ?? '';
      return problemAtKey(table, name, {
        found: `"${name}" after "${names[index - 1] ?? ''}"`,
        expected: `it before "${next}": keys are sorted`,
        fix: 'run the check with --fix',
      });
    }),
};
