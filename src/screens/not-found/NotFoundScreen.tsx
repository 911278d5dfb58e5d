import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { WaysOn } from '../../shell/WaysOn';
import { buttonPrimary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { SideBySide } from '../../ui/SideBySide';
import { CourseSearch } from './CourseSearch';

/** What any unknown path shows (specification, sections 2 and 8): the way home, a search, and where most people want to go. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['notFound', 'common']);
  useEffect(() => {
    console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <div data-screen="not-found">
      <PageHead title={t('head.title')} description={t('head.description')} noIndex />
      <SideBySide
        title={t('title')}
        words={
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
          <CourseSearch />
        </section>
        <WaysOn title={t('links.title')} />
      </SideBySide>
    </div>
  );
}

export const query = graphql`
  query NotFoundScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
  }
`;
