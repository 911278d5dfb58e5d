import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { from } from '../../ui/breakpoints';
import { buttonPrimary } from '../../ui/button';
import { container } from '../../ui/container';
import { Icon } from '../../ui/Icon';
import { ledeStyle } from '../../ui/SectionHeading';
import { CourseSearch } from './CourseSearch';

/** What any unknown path shows (specification, sections 2 and 8): the way home, a search, and where most people want to go. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['notFound', 'common']);
  useEffect(() => {
    console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <div data-screen="not-found" css={[container, screen]}>
      <PageHead title={t('head.title')} description={t('head.description')} noIndex />
      <div css={words}>
        <h1>{t('title')}</h1>
        <p css={ledeStyle}>{t('text')}</p>
        <LocaleLink to="/" css={buttonPrimary}>
          {t('home')}
        </LocaleLink>
      </div>
      <SteppingStones slipped />
      <section aria-labelledby="search" css={aside}>
        <h2 id="search">{t('search.title')}</h2>
        <CourseSearch />
      </section>
      <nav aria-labelledby="places" css={aside}>
        <h2 id="places">{t('links.title')}</h2>
        <ul role="list" css={links}>
          {places.map(([to, key]) => (
            <li key={to}>
              <LocaleLink to={to}>
                {t(`common:${key}`)}
                <Icon name="arrow-right" />
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const places = [
  ['/courses', 'nav.coursesIndex'],
  ['/features/ai-course-builder', 'nav.feature.ai-course-builder'],
  ['/pricing', 'nav.pricing'],
  ['/integrations', 'nav.integrations'],
  ['/partners', 'nav.partners'],
  ['/contact', 'nav.contact'],
] as const;

const screen = css({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 72px)',
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--section)',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const words = css({ display: 'grid', gap: 'clamp(16px, 2vw, 24px)', justifyItems: 'start' });

const aside = css({
  display: 'grid',
  gap: 18,
  alignSelf: 'start',
  '& > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
});

const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '0 24px',
  '& > li': { borderBlockEnd: '1px solid var(--line)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 48,
    paddingBlock: 8,
    color: 'var(--ink)',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--fern)', textDecoration: 'underline' },
  '& svg': { color: 'var(--fern)', fontSize: '1.125rem' },
});

export const query = graphql`
  query NotFoundScreen($language: String!, $namespaces: [String!]!, $wordsLanguage: String!, $published: [String!]!) {
    ...Shell
  }
`;
