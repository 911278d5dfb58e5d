import { z } from 'zod';

interface FreeField {
  /** Why no check can know a better value. */
  readonly why: string;
  /** `any` value of its type, or a `known` one: another of those that there are. */
  readonly values: 'any' | 'known';
}

/**
 * The fields, and lists, of which more than one value is right. Of every other field a wrong value is named by the schema or
 * by a check: `tests/content/damagedData` tries them all.
 */
export const freeFields = z.registry<FreeField>();

/** Returns a field that may have any value of its type. */
export function anyOf<S extends z.ZodType>(schema: S, why: string): S {
  freeFields.add(schema, { why, values: 'any' });
  return schema;
}

/** Returns a field that may have any of the values that there are, or a list that may have fewer of them. */
export function choiceOf<S extends z.ZodType>(schema: S, why: string): S {
  freeFields.add(schema, { why, values: 'known' });
  return schema;
}
