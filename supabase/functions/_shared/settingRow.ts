import type * as z from 'zod/mini';

/** What a setting's line in the example files and its messages say. Its schema says whether it is required, and its default. */
export interface SettingRow {
  readonly what: string;
  /** What happens without it, where its default does not say so. */
  readonly without?: string;
  /** What the line in the example file is set to, where that is not its default or nothing. */
  readonly example?: string;
  readonly whereToFind?: string;
  /** The value is never printed. What the build reads is published: a key there is a public one. */
  readonly isKey?: true;
  /** `expected`: a line to fill in, and not only if it is wanted. `hidden`: the platform's own, or of tests. */
  readonly line?: 'expected' | 'hidden';
  /** The setting without which this one does nothing. */
  readonly half?: string;
}

const rows = new WeakMap<z.ZodMiniType, SettingRow>();

/** Returns a schema of this setting alone, from which its row is found. */
export function setting<Schema extends z.ZodMiniType>(schema: Schema, row: SettingRow): Schema {
  const own = schema.clone();
  rows.set(own, row);
  return own;
}

/** Returns the row of a setting's schema. */
export const rowOf = (schema: z.ZodMiniType) => rows.get(schema);
