import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { HeadTags, type HeadTagsProps } from './HeadTags';
import { siteUrl } from './siteUrl';
import { StructuredData, type GraphNode } from './StructuredData';
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
  const { route, language, state } = usePage();
  const fullTitle = t('site.title', { page: title, suffix: t('site.titleSuffix') });
  const canonical = siteUrl + localisedPath(route, state === 'fallback' ? 'en' : language.code);
  return (
    <>
      <HeadTags {...{ title, fullTitle, description, keywords, canonical, noIndex }} />
      {!noIndex && <StructuredData title={fullTitle} url={canonical} breadcrumbs={breadcrumbs} graph={graph} />}
    </>
  );
}
