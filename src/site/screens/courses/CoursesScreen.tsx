import { css } from '@emotion/react';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { whoseLaw } from '../../routes';
import type { ScreenProps } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { PageHead } from '../../shell/head/PageHead';
import { goTo } from '../../shell/place';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { Catalogue } from './Catalogue';
import { SearchPanel } from './SearchPanel';
import { CoursesHero } from './CoursesHero';
import { ResultsArea } from './ResultsArea';
import { CategoryCards } from './CategoryCards';
import { RoleFinder } from './RoleFinder';
import { hasFilters, useCourseQuery } from './courseQuery';

const neverTold = () => () => undefined;
const currentFragment = () => window.location.hash;
const noFragment = () => '';

// Results that load after the browser has restored its position leave it where it is; a part that the address names stays in view.
const afterResults = css({ overflowAnchor: 'none' });

/** The course library: search, categories and every course. */
export default function CoursesScreen({ pageContext: { data } }: ScreenProps<'courses'>) {
  const { t } = useTranslation(['courses', 'common']);
  const query = useCourseQuery();
  const area = useRef<HTMLDivElement>(null);
  // Once the results are asked for: what is above them is shorter then.
  const showResults = () => requestAnimationFrame(() => area.current && goTo(area.current));
  // With the query, not after it: what is above the part grows with the query.
  const fragment = useSyncExternalStore(neverTold, currentFragment, noFragment);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.courses') }]}
      />
      <CoursesHero isShort={hasFilters(query)}>
        <SearchPanel query={query} onSubmit={showResults} />
      </CoursesHero>
      <ResultsArea areaRef={area} query={query} />
      <div css={fragment === '' && afterResults}>
        <RoleFinder data={data} />
        <CategoryCards categories={data.categories} others={data.otherCategories} />
        <Catalogue {...data} />
        <Section labelledBy="accreditation" title={t('note.title')} lede={t('note.text')}>
          <p css={ledeStyle}>{t(whoseLaw)}</p>
        </Section>
        <ContactCallToAction
          id="missing"
          topic="course"
          title={t('cta.title')}
          text={t('cta.text')}
          button={t('cta.contact')}
        />
      </div>
    </>
  );
}
