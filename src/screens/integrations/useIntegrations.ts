import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from './integration';

type IntegrationNode = Queries.IntegrationsScreenQuery['integrations']['nodes'][number];
type KnownNode = { slug: Integration['id'] } & Pick<Integration, 'category' | 'icon' | 'link'>;

/** Returns the dataset's integrations with their text in the page's language. */
export function useIntegrations(nodes: readonly IntegrationNode[]): readonly Integration[] {
  const { t } = useTranslation('integrations');
  return useMemo(
    () =>
      // GraphQL types them as strings; tests/unit/datasets.test.ts checks ids and icons.
      (nodes as readonly KnownNode[]).map(({ slug: id, category, icon, link }) => ({
        id,
        category,
        icon,
        link,
        categoryName: t(`category.${category}`),
        name: t(`integration.${id}.name`),
        description: t(`integration.${id}.description`),
      })),
    [nodes, t],
  );
}
