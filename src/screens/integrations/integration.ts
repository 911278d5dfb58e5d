import { useTranslation } from 'react-i18next';
import type { KeyId } from '../../i18n/KeyId';
import type { Integration as IntegrationFacts } from '../../model/datasets';
import type { IconName } from '../../ui/Icon';

/** An integration with its text in the page's language. */
export interface Integration extends Pick<IntegrationFacts, 'category'> {
  readonly id: KeyId<'integrations', 'integration.', '.name'>;
  readonly categoryName: string;
  readonly icon: IconName;
  readonly link: string | null;
  readonly name: string;
  readonly description: string;
}

type KnownNode = { slug: Integration['id'] } & Pick<Integration, 'category' | 'icon' | 'link'>;

/** Returns the dataset's integrations with their text in the page's language. */
export function useIntegrations(
  nodes: Queries.IntegrationsScreenQuery['integrations']['nodes'],
): readonly Integration[] {
  const { t } = useTranslation('integrations');
  // GraphQL types them as strings; tests/unit/datasets.test.ts checks ids and icons.
  return (nodes as readonly KnownNode[]).map(({ slug: id, category, icon, link }) => ({
    id,
    category,
    icon,
    link,
    categoryName: t(`category.${category}`),
    name: t(`integration.${id}.name`),
    description: t(`integration.${id}.description`),
  }));
}
