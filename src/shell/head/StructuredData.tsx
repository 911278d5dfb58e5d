import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { siteUrl } from './siteUrl';
import type { Breadcrumb } from './BreadcrumbNav';

/** A node of a page's JSON-LD graph (schema.org vocabulary). */
export type GraphNode = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

interface StructuredDataProps {
  title: string;
  description: string;
  url: string;
  breadcrumbs?: readonly Breadcrumb[];
  graph?: readonly GraphNode[];
}

/** The `@id` of the company, for nodes that refer to it. */
export const organisationId = `${siteUrl}/#organization`;

/**
 * A page's structured data: one `@graph` with stable ids (product.md, structured data). Search engines read it from the
 * HTML; in the browser it would only be weight, so the script's own copy of it is empty.
 */
export function StructuredData(props: StructuredDataProps) {
  const { language } = usePage();
  const { t } = useTranslation('common');
  const inHtml = process.env.BUILD_STAGE === 'build-html';
  const json = inHtml ? asJson(pageGraph(props, language, t('nav.home'))) : '';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Safe inside a script element. Names are without the word joiners that hold the page's own lines together; answers stand
 * as on the page, which makes the same words cost next to nothing twice (90 bytes of the Thai home page).
 */
function asJson(graph: object): string {
  const plain = (key: string, value: unknown) =>
    typeof value === 'string' && key !== 'text' ? value.replaceAll('\u2060', '') : value;
  return JSON.stringify(graph, plain).replace(/</g, '\\u003c');
}

function pageGraph(
  { title, description, url, breadcrumbs, graph = [] }: StructuredDataProps,
  { code, htmlLang }: { code: string; htmlLang: string },
  home: string,
): object {
  const websiteId = `${siteUrl}/#website`;
  const nodes: GraphNode[] = [
    {
      '@type': 'Organization',
      '@id': organisationId,
      name: brand.name,
      legalName: brand.legalEntity,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      address: { '@type': 'PostalAddress', addressRegion: brand.region, addressCountry: brand.country },
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
      url: `${siteUrl}/`,
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
      description,
      inLanguage: htmlLang,
      isPartOf: { '@id': websiteId },
      ...(breadcrumbs && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    },
  ];
  if (breadcrumbs) nodes.push(breadcrumbList(breadcrumbs, url, code, home));
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...graph] };
}

function breadcrumbList(breadcrumbs: readonly Breadcrumb[], url: string, code: string, home: string): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    // A step without a page of its own (Features) is no step for a search engine; the last one is this page.
    itemListElement: [
      { label: home, to: '/' },
      ...breadcrumbs.filter(({ to }, index) => to || index === breadcrumbs.length - 1),
    ].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ? siteUrl + localisedPath(to, code) : url,
    })),
  };
}
