import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { siteUrl } from './siteUrl';
import type { Breadcrumb } from './BreadcrumbNav';

/** A node of a page's JSON-LD graph (schema.org vocabulary). */
export type GraphNode = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

export interface StructuredDataProps {
  title: string;
  url: string;
  /** Without the home page; the current page is the last one. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Additional nodes of the page's graph. */
  graph?: readonly GraphNode[];
}

/** The `@id` of the organisation. */
export const organisationId = `${siteUrl}/#organization`;

/** A page's JSON-LD as one `@graph` with stable ids. */
export function StructuredData({ title, url, breadcrumbs, graph = [] }: StructuredDataProps) {
  const { code, htmlLang } = usePage().language;
  const { t } = useTranslation('common');
  const home = siteUrl + localisedPath('/', code);
  const websiteId = `${home}#website`;
  const nodes: GraphNode[] = [
    {
      '@type': 'Organization',
      '@id': organisationId,
      name: brand.name,
      legalName: brand.legalEntity,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      address: {
        '@type': 'PostalAddress',
        ...(brand.address !== undefined && { streetAddress: brand.address }),
        addressRegion: t('structured.region'),
        addressCountry: brand.country,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: brand.email,
        telephone: brand.phoneInternational,
      },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      name: brand.product,
      url: home,
      inLanguage: htmlLang,
      publisher: { '@id': organisationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${siteUrl}${localisedPath('/courses', code)}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'WebPage',
      '@id': `${url}#webpage`,
      url,
      name: title,
      inLanguage: htmlLang,
      isPartOf: { '@id': websiteId },
      ...(breadcrumbs && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    },
  ];
  if (breadcrumbs)
    nodes.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      // Search engines get only breadcrumbs with a page.
      itemListElement: [
        { label: t('nav.home'), to: '/' },
        ...breadcrumbs.filter(({ to }, index) => to || index === breadcrumbs.length - 1),
      ].map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: to ? siteUrl + localisedPath(to, code) : url,
      })),
    });
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [...nodes, ...graph] });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }} />;
}
