import { useTranslation } from 'react-i18next';
import { HeadTags, type HeadTagsProps } from './HeadTags';
import { StructuredData, type GraphNode } from './StructuredData';
import { useCanonicalUrl } from './useCanonicalUrl';
import type { Breadcrumb } from './BreadcrumbNav';

interface PageHeadProps extends Pick<HeadTagsProps, 'title' | 'description' | 'keywords'> {
  /** Without the home page; the current page is the last one. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Additional nodes of the page's JSON-LD graph. */
  graph?: readonly GraphNode[];
  noIndex?: boolean;
}

/** The page's head tags and structured data. */
export function PageHead({ title, description, keywords, breadcrumbs, graph, noIndex = false }: PageHeadProps) {
  const { t } = useTranslation('common');
  const canonical = useCanonicalUrl();
  const fullTitle = t('site.title', { page: title, suffix: t('site.titleSuffix') });
  return (
    <>
      <HeadTags {...{ title, fullTitle, description, keywords, canonical, noIndex }} />
      {!noIndex && <StructuredData title={fullTitle} url={canonical} breadcrumbs={breadcrumbs} graph={graph} />}
    </>
  );
}
