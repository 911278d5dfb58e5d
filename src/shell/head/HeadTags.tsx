import { Helmet } from 'react-helmet';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { siteUrl } from './siteUrl';

export interface HeadTagsProps {
  /** Without the site's name. */
  title: string;
  /** With the site's name. */
  fullTitle: string;
  description: string;
  keywords?: readonly string[];
  canonical: string;
  noIndex: boolean;
}

/** The tags of a page's `<head>`: title, description, canonical, alternates, social metadata. */
export function HeadTags({ description, keywords, canonical, noIndex, ...titles }: HeadTagsProps) {
  const { t } = useTranslation('common');
  const { route, language, languages, state, translations, card } = usePage();
  // Without the word joiners of a title that the page shows, too (src/build/lineBreaks.ts).
  const title = titles.title.replaceAll('\u2060', '');
  const fullTitle = titles.fullTitle.replaceAll('\u2060', '');
  const address = (code: string) => siteUrl + localisedPath(route, code);
  const translated = languages.filter(({ code }) => translations.includes(code));
  const alternates = noIndex || state === 'fallback' ? [] : translated;
  return (
    <Helmet>
      <html lang={language.htmlLang} dir={language.dir} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {alternates.map(({ code }) => (
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
  );
}
