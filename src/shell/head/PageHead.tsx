import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { HeadTagsContext } from './lazyHeadTags';
import { siteUrl } from './siteUrl';
import { StructuredData, type GraphNode } from './StructuredData';
import type { Breadcrumb } from './BreadcrumbNav';

interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The way to the page, without the home page; the page itself comes last. */
  breadcrumbs?: readonly Breadcrumb[];
  /** What the page adds to its JSON-LD graph. */
  graph?: readonly GraphNode[];
  noIndex?: boolean;
}

/** The head of a page (specification, section 2): title, description, canonical, alternates, social metadata, JSON-LD. */
export function PageHead({ title, description, keywords, breadcrumbs, graph, noIndex = false }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { route, language, state } = usePage();
  const headTags = use(HeadTagsContext);
  const fullTitle = t('site.title', { page: title, suffix: t('site.titleSuffix') });
  const canonical = siteUrl + localisedPath(route, state === 'fallback' ? 'en' : language.code);
  return (
    <>
      {headTags({ title, fullTitle, description, keywords, canonical, noIndex })}
      {!noIndex && (
        <StructuredData
          title={fullTitle}
          description={description}
          url={canonical}
          breadcrumbs={breadcrumbs}
          graph={graph}
        />
      )}
    </>
  );
}
