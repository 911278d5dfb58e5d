import { graphql, type PageProps } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PageHead } from '../../shell/head/PageHead';
import { ActionCard } from '../../shell/prose/ActionCard';
import { buttonAccent } from '../../ui/button';
import { Catalogue } from './Catalogue';
import { CourseSearch } from './CourseSearch';
import { LibraryHero } from './LibraryHero';
import { ResultsArea } from './ResultsArea';
import { SubjectCards } from './SubjectCards';
import { useCourseQuery } from './useCourseQuery';
import { useCourseResults } from './useCourseResults';

/** The course library: search, the ten categories, and every course on one page (specification, section 2: Courses). */
export default function CoursesScreen({ data }: PageProps<Queries.CoursesScreenQuery, PageContext>) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const [query, setQuery] = useCourseQuery();
  const results = useCourseResults(query);
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        trail={[{ label: common('nav.courses') }]}
      />
      <LibraryHero>
        <CourseSearch
          query={query}
          onChange={setQuery}
          onIntent={results.load}
          onSubmit={() => area.current?.focus()}
        />
      </LibraryHero>
      <ResultsArea ref={area} query={query} results={results} />
      <SubjectCards subjects={data.subjects} />
      <Catalogue subjects={data.subjects} courses={data.catalogue} />
      <ActionCard
        id="missing"
        title={t('cta.title')}
        action={
          <LocaleLink to="/contact" css={buttonAccent}>
            {t('cta.contact')}
          </LocaleLink>
        }
      >
        {t('cta.text')}
      </ActionCard>
    </>
  );
}

export const query = graphql`
  query CoursesScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
    subjects: contentCards(kind: "courses", language: $language) {
      slug
      path
      heading
      summary
      icon
      hue
      count
    }
    catalogue: courseCatalogue(language: $language) {
      id
      category
      title
      hours
      level
    }
  }
`;
