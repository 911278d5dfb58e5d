import { useTranslation } from 'react-i18next';
import { brand, pricePerAccount } from '../../brand';
import { siteUrl } from './siteUrl';
import { organisationId, type GraphNode } from './StructuredData';

/** Returns the product as structured data, with its free trial and its price. */
export function useSoftwareApplication(): GraphNode {
  const { t } = useTranslation('common');
  const unitPrice = pricePerAccount.toFixed(2);
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
        // Search engines ask for it in every offer; what it is for, the specification says.
        price: unitPrice,
        ...pounds,
        description: t('structured.unitPrice'),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: unitPrice,
          priceCurrency: 'GBP',
          unitText: t('structured.unitPrice'),
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      },
    ],
  };
}
