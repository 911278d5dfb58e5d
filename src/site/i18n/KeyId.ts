import type { ParseKeys } from 'i18next';
import type { Namespace } from '../routes';

/** The ids in a namespace's keys: `KeyId<'partners', 'partner.', '.description'>` is the union of all partners' ids. */
export type KeyId<Name extends Namespace, Prefix extends string, Suffix extends string = ''> =
  ParseKeys<Name> extends infer Key ? (Key extends `${Prefix}${infer Id}${Suffix}` ? Id : never) : never;
