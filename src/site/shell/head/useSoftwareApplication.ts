import { useTranslation } from 'react-i18next';
import { brand, pricePerAccount } from '../../brand';
import { siteUrl } from './siteUrl';
import { organisationId, type GraphNode } from './StructuredData';

/** Returns the product as structured data, with its free trial and its price. */
export function useSoftwareApplication(): GraphNode {
  const { t } = useTranslation('common');
  const pounds = { priceCurrency: 'GBP', seller: { '@id': organisationId } };
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#software`,
    name: brand.product,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': organisationId },
    offers: [
      { '@type': 'Offer', price: '0', ...pounds, description: t('structured.trial') },
      {
        '@type': 'Offer',
        ...pounds,
        description: t('structured.unitPrice'),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: pricePerAccount.toFixed(2),
          priceCurrency: 'GBP',
          unitText: t('structured.unitPrice'),
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      },
    ],
  };
}
