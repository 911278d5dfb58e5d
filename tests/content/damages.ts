import { z } from 'zod';
import { fieldRules, isRecord, unwrapped, type Steps } from '../../src/content/data/fieldRules';

/** A value with something else in one place. */
export interface Damage {
  /** The kind of damage and its place, where the steps in lists and records do not count: `shorter *.flag`. */
  readonly what: string;
  readonly value: unknown;
  /** Whether the schema declares that such a value is right as well. */
  readonly isFree: boolean;
}

/** Returns the damages of a value that has a schema: each that the type of a field allows, at one place of each shape. */
export function damagesOf(schema: z.core.$ZodType, whole: unknown): Damage[] {
  const damages = new Map<string, Damage>();
  const add = (how: string, isFree: boolean, value: unknown, steps: Steps, shape: string) => {
    const what = `${how} ${shape}`;
    if (!damages.has(what)) damages.set(what, { what, value: withValue(whole, steps, value), isFree });
  };
  const walk = (type: z.core.$ZodType, value: unknown, steps: Steps, shape: string): void => {
    const own = unwrapped(type);
    const free = fieldRules.get(own)?.free;
    const inside = (name: string) => (shape === '' ? name : `${shape}.${name}`);
    for (const other of otherValues(own, value))
      if (other.value !== value) add(other.how, isFree(free, other), other.value, steps, shape);
    if (own instanceof z.ZodArray && Array.isArray(value)) {
      const mayLack = free !== undefined;
      add('no entries', mayLack, [], steps, shape);
      add('one entry fewer', mayLack, value.slice(1), steps, shape);
      add('an entry twice', false, [value[0], ...value], steps, shape);
      value.forEach((entry, index) => walk(own.element, entry, [...steps, index], inside('*')));
    } else if (own instanceof z.ZodTuple && Array.isArray(value))
      own.def.items.forEach((item, index) => walk(item, value[index], [...steps, index], inside('*')));
    else if (own instanceof z.ZodRecord && isRecord(value))
      for (const [name, entry] of Object.entries(value)) {
        const { [name]: gone, ...rest } = value;
        add('another key', false, { nobody: gone, ...rest }, steps, shape);
        add('one entry fewer', free !== undefined, rest, steps, shape);
        walk(own.valueType, entry, [...steps, name], inside('*'));
      }
    else if (own instanceof z.ZodObject && isRecord(value))
      for (const [name, field] of Object.entries<z.core.$ZodType>(own.shape)) {
        const [at, place] = [[...steps, name], inside(name)];
        if (name in value) {
          // A field that is optional says so in its schema.
          add('no field', z.safeParse(field, undefined).success, undefined, at, place);
          walk(field, value[name], at, place);
        } else
          for (const sample of samplesOf(unwrapped(field)))
            add(
              `a field ${JSON.stringify(sample)}`,
              isFree(fieldRules.get(unwrapped(field))?.free, { isPlausible: false, isWords: sample === 'nobody' }),
              sample,
              at,
              place,
            );
      }
    else if (own instanceof z.ZodDiscriminatedUnion) {
      const option = own.options.find((one) => z.safeParse(one, value).success);
      if (option) walk(option, value, steps, shape);
    }
  };
  walk(schema, whole, [], '');
  return [...damages.values()];
}

interface Other {
  readonly how: string;
  readonly value: unknown;
  /** Another value that there may be, so that a field that is free may have it. */
  readonly isPlausible: boolean;
  /** Words of no meaning. */
  readonly isWords: boolean;
}

/** Returns whether a field may have a value: one that there may be, or words where any are right. */
function isFree(
  free: NonNullable<ReturnType<typeof fieldRules.get>>['free'],
  { isPlausible, isWords }: Omit<Other, 'how' | 'value'>,
): boolean {
  return free !== undefined && (isPlausible || (isWords && free === 'any'));
}

function otherValues(type: z.core.$ZodType, value: unknown): Other[] {
  const wrong = (how: string, other: unknown): Other => ({ how, value: other, isPlausible: false, isWords: false });
  const plausible = (how: string, other: unknown): Other => ({ ...wrong(how, other), isPlausible: true });
  const words = (how: string, other: unknown): Other => ({ ...wrong(how, other), isWords: true });
  const ofType: Other[] = [wrong('null', null), wrong('a list', [value])];
  if (type instanceof z.ZodEnum)
    ofType.push(...type.options.map((option) => plausible(`the option ${option}`, option)));
  if (type instanceof z.ZodBoolean) ofType.push(plausible('the opposite', value !== true));
  if (type instanceof z.ZodNumber && typeof value === 'number')
    ofType.push(
      plausible('one more', value + 1),
      ...[-1, 0, value + 0.5, 1e9].map((other) => wrong('a number', other)),
    );
  if (type instanceof z.ZodURL)
    ofType.push(
      plausible('another address', 'https://www.example.org/other'),
      ...[
        'javascript:alert(1)',
        'data:text/html,a',
        'ftp://example.org',
        'http://example.org',
        'https://localhost',
        '//a.b',
        ' ',
      ].map((other) => wrong(`the address ${other}`, other)),
    );
  else if (type instanceof z.ZodISODate)
    ofType.push(
      plausible('another day', '2026-01-02'),
      wrong('a day to come', '2099-01-01'),
      wrong('no day', '2026-02-31'),
    );
  else if (typeof value === 'string')
    ofType.push(
      wrong('no text', ''),
      wrong('a space', ' '),
      words('words', 'nobody'),
      words('a letter fewer', value.slice(0, -1)),
    );
  return ofType;
}

/** Returns values of a type for a field that was left out: no words and numbers are right by themselves. */
function samplesOf(type: z.core.$ZodType): unknown[] {
  if (type instanceof z.ZodArray) return [...samplesOf(unwrapped(type.element)).map((one) => [one])];
  if (type instanceof z.ZodRecord) return samplesOf(unwrapped(type.valueType)).map((one) => ({ nobody: one }));
  return ['nobody', '', -1, {}];
}

/** Returns a value with another one in a place; `undefined` takes a field away. */
function withValue(whole: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry));
  return isRecord(whole) ? { ...whole, [step]: withValue(whole[step], rest, value) } : whole;
}
