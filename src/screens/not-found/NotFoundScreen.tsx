import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { SuggestedLinks } from '../../shell/SuggestedLinks';
import { buttonPrimary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { isHydrating } from '../../ui/hydrating';
import { MessagePage } from '../../ui/MessagePage';
import { SearchForm } from './SearchForm';

/** The page for unknown paths: a search and links to popular pages. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['notFound', 'common']);
  useEffect(() => {
    // deferredScripts.ts logs the path of the first page.
    if (!isHydrating()) console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <div data-screen="not-found">
      <PageHead title={t('head.title')} description={t('head.description')} noIndex />
      <MessagePage
        title={t('title')}
        text={
          <>
            <p css={ledeStyle}>{t('text')}</p>
            <LocaleLink to="/" css={buttonPrimary}>
              {t('home')}
            </LocaleLink>
          </>
        }
        picture={<SteppingStones slipped />}
      >
        <section aria-labelledby="search">
          <h2 id="search">{t('search.title')}</h2>
          <SearchForm />
        </section>
        <SuggestedLinks title={t('links.title')} />
      </MessagePage>
    </div>
  );
}

export const query = graphql`
  query NotFoundScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
  }
`;
