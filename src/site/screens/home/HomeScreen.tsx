import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import type { Language, Partner } from '../../../content/data/datasets';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { useDataText } from '../../i18n/useDataText';
import { Island } from '../../islands/Island';
import { PartnerMark } from '../../scenes/PartnerMark';
import type { Nodes, ScreenProps, ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { PageHead } from '../../shell/head/PageHead';
import { useSoftwareApplication } from '../../shell/head/useSoftwareApplication';
import { Accordion } from '../../ui/Accordion.island';
import { below, from } from '../../ui/breakpoints';
import { buttonAccent, buttonOnSlate, buttonSecondary, buttonPrimary, buttonRow, target } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { container } from '../../ui/container';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { Benefits } from './Benefits';
import { CategoryGrid } from './CategoryGrid';
import { FeatureBento } from './FeatureBento';
import { Hero } from './Hero';
import { LanguageGrid } from './LanguageGrid';
import { Showcase } from './Showcase';

export default function HomeScreen({ data, pageContext }: ScreenProps<'home', HomeQuery>) {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} graph={[useSoftwareApplication()]} />
      <Hero asked={pageContext.data.asked} />
      <Industries sectors={pageContext.data.sectors} />
      <Benefits />
      <Showcase />
      <LanguageGrid languages={data.languages.nodes} />
      <FeatureBento cards={pageContext.data.features} />
      <CategoryGrid cards={pageContext.data.courses} />
      <TrainingBand partners={data.partners.nodes} />
      <Questions ids={pageContext.data.questions} />
      <CallToActionBand
        id="closing"
        title={t('cta.title')}
        action={
          <>
            <ContactLink topic="trial" css={buttonAccent}>
              {t('cta.trial')}
            </ContactLink>
            <ContactLink topic="demo" css={buttonOnSlate}>
              {t('cta.demo')}
            </ContactLink>
          </>
        }
      >
        {t('cta.text')}
      </CallToActionBand>
    </>
  );
}

interface HomeQuery {
  readonly languages: Nodes<Pick<Language, 'code' | 'name' | 'flag'>>;
  readonly partners: Nodes<Pick<Partner, 'id' | 'name' | 'url' | 'hue' | 'role'>>;
}

export const query = graphql`
  query HomeScreen {
    languages: allLanguagesJson(sort: { name: ASC }) {
      nodes {
        code
        name
        flag
      }
    }
    partners: allPartnersJson {
      nodes {
        id: jsonId
        name
        url
        hue
        role
      }
    }
  }
`;

/** Frequently asked questions; their ids are in content/data/questions.json. */
function Questions({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['home', 'common']);
  const textOf = useDataText('home');
  const items = ids.map((id) => ({
    question: textOf(`faq.${id}.question`),
    answer: <p>{textOf(`faq.${id}.answer`, prices)}</p>,
  }));
  return (
    <Section labelledBy="questions">
      <div css={sideBySide([2, 3], 'var(--space-md) var(--space-2xl)', 'start')}>
        <div css={words}>
          <H2 id="questions">{t('faq.title')}</H2>
          <p css={ledeStyle}>
            {t('faq.lede')}{' '}
            <ContactLink topic="question" css={visit}>
              {t('faq.contact')}
            </ContactLink>
          </p>
          <LocaleLink to="/compliance/overview" css={visit}>
            {t('common:footer.compliance')}
          </LocaleLink>
        </div>
        <Island>
          <Accordion items={items} />
        </Island>
      </div>
    </Section>
  );
}

/** The sectors that the product is made for; each leads to the courses of its roles. */
function Industries({ sectors }: Pick<ScreenData['home'], 'sectors'>) {
  const { t } = useTranslation('home');
  const sectorName = useDataText('sectors');
  return (
    <div data-tone="slate">
      <ul role="list" aria-label={t('industries.label')} css={[container, row]}>
        {sectors.map(({ id, hue }) => (
          <li key={id} data-hue={hue}>
            <LocaleLink to={`/courses?sector=${id}#roles`}>{sectorName(`sector.${id}`)}</LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Specialist training and the partners who give it: two sections of one band. */
function TrainingBand({ partners }: { partners: HomeQuery['partners']['nodes'] }) {
  const { t } = useTranslation('home');
  const academy = partners.find(({ role }) => role === 'academy');
  const certifier = partners.find(({ role }) => role === 'certifier');
  return (
    <Section tone="heather">
      <div css={sideBySide([1, 1], 'var(--space-md) var(--space-2xl)', 'start')}>
        {academy && certifier && (
          <section aria-labelledby="specialist" css={words}>
            <H2 id="specialist">{t('specialist.title')}</H2>
            <p css={ledeStyle}>{t('specialist.text', { academy: academy.name, certifier: certifier.name })}</p>
            <div css={buttonRow}>
              <LocaleLink to="/specialist/courses" css={buttonPrimary}>
                {t('specialist.link')}
              </LocaleLink>
              <ExternalLink href={academy.url} css={visit}>
                {t('specialist.visit', { name: academy.name })}
              </ExternalLink>
            </div>
          </section>
        )}
        <section aria-labelledby="partners" css={words}>
          <H2 id="partners">{t('partners.title')}</H2>
          <ul role="list" css={marks}>
            {partners.map(({ id, name, hue }) => (
              <li key={id} data-hue={hue}>
                <PartnerMark id={id} name={name} />
              </li>
            ))}
          </ul>
          <LocaleLink to="/partners" css={buttonSecondary}>
            {t('partners.link')}
            <Icon name="arrow-right" />
          </LocaleLink>
        </section>
      </div>
    </Section>
  );
}

/** A heading, a paragraph and buttons. */
const words = css({ display: 'grid', gap: 'clamp(10px, 1.8vw, 22px)', alignContent: 'start', justifyItems: 'start' });

// On phones one line, which goes on beyond the window.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  paddingBlock: 12,
  [below.medium]: { flexWrap: 'nowrap', overflowX: 'auto', paddingBlock: 6, '& > li': { flex: 'none' } },
  [from.wide]: { justifyContent: 'space-between' },
  '& a': css(target, {
    gap: 12,
    color: 'inherit',
    fontSize: '1rem',
    fontWeight: 560,
    textDecoration: 'none',
  }),
  '& a:hover': { textDecoration: 'underline' },
  '& a::before': {
    content: '""',
    width: 12,
    height: 12,
    background: 'var(--hue)',
    borderRadius: '4px 4px 1px 4px',
    forcedColorAdjust: 'none',
  },
});

const visit = css({ paddingBlock: 10, fontWeight: 640 });

const marks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(9rem, 100%), 34%), 1fr))',
  gap: 'var(--space-xs) var(--space-sm)',
  inlineSize: '100%',
  '& > li > span': { fontSize: '1rem' },
});
