import type { ParseKeys } from 'i18next';
import type { Integration as IntegrationFacts } from '../../model/datasets';
import type { IconName } from '../../ui/icons';

export type IntegrationCategory = IntegrationFacts['category'];

/** The ids with a name in the string table. */
export type IntegrationId =
  ParseKeys<'integrations'> extends infer Key ? (Key extends `integration.${infer Id}.name` ? Id : never) : never;

/** An integration with its text in the page's language. */
export interface Integration {
  readonly id: IntegrationId;
  readonly category: IntegrationCategory;
  readonly categoryName: string;
  readonly icon: IconName;
  readonly link: string | null;
  readonly name: string;
  readonly description: string;
}

/** The categories in the order of the page. */
export const categories = [
  'documents',
  'hr',
  'communication',
  'video',
  'sso',
  'authentication',
  'email',
] as const satisfies readonly IntegrationCategory[];
