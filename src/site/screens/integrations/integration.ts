import { useTranslation } from 'react-i18next';
import type { Integration as IntegrationFacts } from '../../../content/data/datasets';
import { useDataText } from '../../i18n/useDataText';

/** What the page's query selects of an integration. */
export type ListedIntegration = Pick<IntegrationFacts, 'id' | 'category' | 'icon' | 'link' | 'brand'>;

/** An integration with its text in the page's language. */
export interface Integration extends ListedIntegration {
  readonly categoryName: string;
  readonly name: string;
  readonly description: string;
}

/** Returns the dataset's integrations with their text in the page's language. */
export function useIntegrations(listed: readonly ListedIntegration[]): readonly Integration[] {
  const { t } = useTranslation('integrations');
  const textOf = useDataText('integrations');
  return listed.map((integration) => ({
    ...integration,
    categoryName: t(`category.${integration.category}`),
    name: textOf(`integration.${integration.id}.name`),
    description: textOf(`integration.${integration.id}.description`),
  }));
}
