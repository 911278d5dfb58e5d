import type { ParseKeys } from 'i18next';
import type { Integration as IntegrationFacts } from '../../model/datasets';
import type { IconName } from '../../ui/icons';

export type IntegrationCategory = IntegrationFacts['category'];

/** The ids that the string table has a name for. */
export type IntegrationId =
  ParseKeys<'integrations'> extends infer Key ? (Key extends `integration.${infer Id}.name` ? Id : never) : never;

/** An integration in the reader's language. */
export interface Integration {
  readonly id: IntegrationId;
  readonly category: IntegrationCategory;
  readonly categoryName: string;
  readonly icon: IconName;
  readonly link: string | null;
  readonly name: string;
  readonly description: string;
}

/** The categories in the order of section 3 of the specification. */
export const categories = [
  'documents',
  'hr',
  'communication',
  'video',
  'sso',
  'authentication',
  'email',
] as const satisfies readonly IntegrationCategory[];
