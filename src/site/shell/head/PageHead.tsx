import { Helmet } from 'react-helmet';
import { useTranslation } from 'react-i18next';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { siteUrl } from './siteUrl';
import { StructuredData, type StructuredDataProps } from './StructuredData';
import { useCanonicalUrl } from './useCanonicalUrl';

interface PageHeadProps extends Pick<StructuredDataProps, 'breadcrumbs' | 'graph'> {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords?: readonly string[];
}

/** The head tags of a page: title, description, canonical, alternates, social metadata; and its structured data. */
export function PageHead({ title, description, keywords, breadcrumbs, graph }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { route, language, state } = usePage();
  const { indexed, card } = usePageLinks();
  const fullTitle = t('site.title', { page: title, suffix: t('site.titleSuffix') });
  const address = (code: string) => siteUrl + localisedPath(route, code);
  const canonical = useCanonicalUrl();
  // A build of a branch or a preview: some hosts send no header that keeps search engines away.
  const isUnlisted = process.env.GATSBY_UNLISTED === 'true';
  const noIndex = !indexed.includes(state === 'fallback' ? 'en' : language.code);
  const alternates = noIndex || state === 'fallback' ? [] : indexed;
  return (
    <>
      <Helmet>
        <html lang={language.htmlLang} dir={language.dir} />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords.join(', ')} />}
        {(noIndex || isUnlisted) && <meta name="robots" content="noindex, follow" />}
        {!noIndex && <link rel="canonical" href={canonical} />}
        {alternates.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
        ))}
        {alternates.length > 0 && <link rel="alternate" hrefLang="x-default" href={address('en')} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={t('site.titleSuffix')} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonical} />
        <meta property="og:locale" content={language.ogLocale} />
        <meta property="og:image" content={siteUrl + (card?.address ?? '/og/default.png')} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content={t('site.socialImageAlt', { page: (card?.title ?? title).replace(/[.。]$/, '') })}
        />
        <meta name="twitter:card" content="summary_large_image" />
        {/* The colour “paper” of ui/theme.ts, which the pages do not load. */}
        <meta name="theme-color" content="#FBFAF5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F181D" media="(prefers-color-scheme: dark)" />
      </Helmet>
      {!noIndex && <StructuredData title={fullTitle} url={canonical} breadcrumbs={breadcrumbs} graph={graph} />}
    </>
  );
}
