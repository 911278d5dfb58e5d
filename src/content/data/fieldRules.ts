import { z } from 'zod';

/** The steps to a place in a JSON file: `[0, 'roles', 2, 'id']`. */
export type Steps = readonly (string | number)[];

/** What a name in data is the name of; `checks/datasets.ts` knows which of each there are. */
export type Target =
  | 'address'
  | 'course'
  | 'draft'
  | 'flag'
  | 'icon'
  | 'language'
  | 'page'
  | 'partner'
  | 'searched'
  | 'staticFile'
  | 'term';

/** The strings that an entry has its words in: `faq.<id>.question` of `home`. */
export interface Words {
  readonly namespace: string;
  /** What their keys begin with: `faq.`. */
  readonly prefix: string;
  /** What they end with; `feature.{features}` is one for each name in that list of the entry. */
  readonly ends?: readonly string[];
  /** Keys with the prefix that are words of the screen itself, after it. */
  readonly besides?: readonly string[];
}

/** What holds of a field beyond its shape. */
interface FieldRule {
  readonly names?: Target;
  /** What it is called where it has to be once: in its list, or as a field of an entry in the file; of facts.json in all of them. */
  readonly once?: string;
  readonly words?: Words;
  /** `any` value of its type is right, or any `known` one of those that there are. */
  readonly free?: 'any' | 'known';
}

/**
 * The rules of fields and lists. Of a field that is not free a wrong value is named by its schema or by a check:
 * `tests/content/damagedData` tries them all.
 */
export const fieldRules = z.registry<FieldRule>();

/** Returns a field with a rule, which other fields with its schema do not have. */
export function ruled<S extends z.ZodType>(schema: S, rule: FieldRule): S {
  const own = schema.clone();
  fieldRules.add(own, rule);
  return own;
}

/** Returns a field that may have any value of its type: its owner knows it, or a writer, and no check a better one. */
export function anyOf<S extends z.ZodType>(schema: S, rule: FieldRule = {}): S {
  return ruled(schema, { ...rule, free: 'any' });
}

/** Returns a field that may have any of the values that there are, or a list that may have fewer of them: somebody chooses. */
export function choiceOf<S extends z.ZodType>(schema: S, rule: FieldRule = {}): S {
  return ruled(schema, { ...rule, free: 'known' });
}

/** Returns the type that an optional, nullable or default one is of. */
export function unwrapped(type: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    type instanceof z.ZodOptional ||
    type instanceof z.ZodNullable ||
    type instanceof z.ZodDefault ||
    type instanceof z.ZodReadonly;
  return isWrapped && !fieldRules.has(type) ? unwrapped(type.def.innerType) : type;
}

export interface RuledField {
  readonly at: Steps;
  readonly text: string;
  readonly rule: FieldRule;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Returns the texts in a value whose fields have a rule, with their places; the keys of a record as well. */
export function ruledFields(
  schema: z.core.$ZodType,
  value: unknown,
  at: Steps = [],
  entry: RuledField['entry'] = {},
): RuledField[] {
  const type = unwrapped(schema);
  const rule = fieldRules.get(type);
  const own = rule && typeof value === 'string' ? [{ at, text: value, rule, entry }] : [];
  if (type instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((one, index) => ruledFields(type.element, one, [...at, index], entry));
  if (!isRecord(value)) return own;
  if (type instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([key, one]) => [
      ...ruledFields(type.keyType, key, [...at, key], entry),
      ...ruledFields(type.valueType, one, [...at, key], entry),
    ]);
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(type.shape).flatMap(([key, field]) =>
    ruledFields(field, value[key], [...at, key], value),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
