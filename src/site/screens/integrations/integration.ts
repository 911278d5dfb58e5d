import { useTranslation } from 'react-i18next';
import type { KeyId } from '../../i18n/KeyId';
import type { Integration as IntegrationFacts } from '../../../content/datasets';
import type { IconName } from '../../ui/Icon';

interface IntegrationNode extends Pick<IntegrationFacts, 'category'> {
  readonly slug: KeyId<'integrations', 'integration.', '.name'>;
  readonly icon: IconName;
  readonly link: string | null;
}

/** An integration with its text in the page's language. */
export interface Integration extends IntegrationNode {
  readonly categoryName: string;
  readonly name: string;
  readonly description: string;
}

/** Returns the dataset's integrations with their text in the page's language. */
export function useIntegrations(
  nodes: Queries.IntegrationsScreenQuery['integrations']['nodes'],
): readonly Integration[] {
  const { t } = useTranslation('integrations');
  // GraphQL types them as strings; tests/unit/datasets.test.ts checks ids and icons.
  return (nodes as readonly IntegrationNode[]).map((node) => ({
    ...node,
    categoryName: t(`category.${node.category}`),
    name: t(`integration.${node.slug}.name`),
    description: t(`integration.${node.slug}.description`),
  }));
}
