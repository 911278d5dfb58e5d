import type { KeyId } from '../../i18n/KeyId';
import type { Integration as IntegrationFacts } from '../../model/datasets';
import type { IconName } from '../../ui/icons';

export type IntegrationCategory = IntegrationFacts['category'];

/** The ids with a name in the string table. */
export type IntegrationId = KeyId<'integrations', 'integration.', '.name'>;

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
