import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeElement } from '../../../content/mdx/tree';
import type { FeatureFacts } from '../../../content/pages/facts';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useFormat } from '../../i18n/useFormat';
import { usePageLinks } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { AiBuilderScene } from '../../scenes/courseScenes';
import { largeScenes } from '../../scenes/featureScenes';
import type { ScreenProps, ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { CallToAction } from '../../shell/prose/CallToAction';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import { ContentSections } from '../../shell/prose/ContentSections';
import { isElement, splitIntoSections, childElements } from '../../shell/prose/contentTree';
import type { PictureQuery } from '../../shell/prose/Picture';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { below, from } from '../../ui/breakpoints';
import { ContentIcon } from '../../ui/ContentIcon';
import { buttonPrimary, buttonRow, buttonSecondary, target } from '../../ui/button';
import { H1, Span } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { IconList } from '../../ui/IconList';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { FeaturePicture, Features, furtherWords, Tour } from './FeaturePictures';

export default function FeatureScreen({ data, pageContext }: ScreenProps<'feature', PictureQuery>) {
  const { t } = useTranslation(['feature', 'home', 'course']);
  const nameOf = useNavigationName();
  const { contentLang, interfaceLang } = useContentLanguage();
  const { page, topic, facts, features, drafts } = pageContext.data;
  const { title, heading, description, keywords } = page;
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const [picture] = findAll(lead, 'Screenshot');
  const introduction = lead.filter((node) => node !== picture);
  const action = introduction.findIndex((node) => isElement(node, 'p')) + 1;
  const codes = drafts.map(({ lang }) => lang.split('-')[0]).join(' ') || undefined;
  const isBuilder = facts.scene === 'aiBuilder';
  const large = isBuilder ? <AiBuilderScene drafts={drafts} /> : facts.scene && largeScenes[facts.scene];
  const evidence = isBuilder ? tour : facts.scene === 'reporting' && record;
  const breadcrumbs = [{ label: t('breadcrumb.features') }, { label: nameOf(pageContext.route) ?? title }];
  return (
    <>
      <PageHead title={title} description={description} keywords={keywords} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} data-hue={facts.hue} data-drafts={codes}>
        <Section css={hero}>
          <BreadcrumbNav items={breadcrumbs} />
          <div css={columns}>
            <div css={words}>
              <H1>
                <Eyebrow>{title}</Eyebrow>
                {heading}
              </H1>
              <Prose tree={introduction.slice(0, action)} />
              <div css={buttonRow}>
                {callToAction && (
                  <ContactLink topic={topic} css={buttonPrimary}>
                    {callToAction.props?.button}
                  </ContactLink>
                )}
                {evidence && (
                  <LocaleLink to={evidence[0]} lang={interfaceLang} css={buttonSecondary}>
                    {t(evidence[1])}
                  </LocaleLink>
                )}
              </div>
            </div>
            {picture && (
              <FeaturePicture
                alt={picture.props?.alt ?? ''}
                scene={large}
                acts={large ? true : undefined}
                image={data.screenshot?.childImageSharp?.gatsbyImageData}
              />
            )}
            <div css={[furtherWords, { alignSelf: 'start' }]}>
              <Prose tree={introduction.slice(action)} />
            </div>
          </div>
        </Section>
        {isBuilder && <Tour />}
        <ContentSections
          sections={sections}
          blocks={{
            FeatureGrid: (element) => <Features element={element} {...{ facts, drafts }} />,
            CapabilityGrid: (element) => <CapabilityGrid element={element} links={facts.links} cards />,
            Statistics: (element) => <FeatureStatistics element={element} statistics={facts.statistics} />,
          }}
          sunken="Statistics"
          sunkenStyle={tinted}
          headingStyle={(isBeforeText) =>
            css({ marginBlockEnd: isBeforeText ? 'var(--space-sm)' : 'clamp(14px, 4vw, 48px)' })
          }
        />
        {callToAction && <CallToAction element={callToAction} topic={topic} />}
      </article>
      <OtherFeatures features={features} />
    </>
  );
}

/** Where a visitor sees at work what the page tells of. */
const tour = ['#tour', 'home:features.link'] as const;
const record = [`${linkTo('sampleLesson')}#record`, 'course:lesson.record.title'] as const;

const hero = css({
  // Above the breadcrumb is room for the link to the reader's language.
  paddingBlock: '32px 0',
  '& + [data-tone="sunken"]': { marginBlockStart: 'var(--section)' },
});

const columns = css(sideBySide([5, 7], 'var(--space-sm) var(--space-xl)', 'end'), {
  marginBlockStart: 'var(--space-md)',
  [from.wide]: { '& > figure': { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  '& > p': css(ledeStyle, { fontSize: 'calc((var(--text-lede) + var(--text-body)) / 2)' }),
});
// A section with statistics has the page's tint: its heading next to its words, and below both a row of figures.
const tinted = css({
  '&[data-tone]': { paddingBlock: 'var(--space-lg) var(--space-md)', background: 'var(--hue-tint)' },
  [from.wide]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'baseline',
      gap: 'var(--space-md) var(--space-xl)',
    },
    '& > div > *': { marginBlock: 0 },
    '& > div > :last-child': { gridColumn: '1 / -1' },
  },
});

export const query = graphql`
  query FeatureScreen($screenshot: String!) {
    screenshot: file(relativePath: { eq: $screenshot }) {
      childImageSharp {
        gatsbyImageData(
          width: 680
          outputPixelDensities: [1, 2]
          sizes: "(min-width: 1260px) 660px, (min-width: 960px) 54vw, 90vw"
        )
      }
    }
  }
`;

/**
 * Headline statistics (MDX: Statistics), whose they are, and the question how they were measured. A label continues its
 * figure (“60% less time”) wherever both are read, copied or heard.
 */
function FeatureStatistics({ element, statistics }: { element: TreeElement } & Pick<FeatureFacts, 'statistics'>) {
  const { t } = useTranslation(['common', 'buying']);
  const format = useFormat();
  const { interfaceLang } = useContentLanguage();
  return (
    <div>
      <p lang={interfaceLang}>
        {t('stats.note')}{' '}
        <ContactLink topic="question" ask="figures" css={target}>
          {t('buying:question.figures')}
        </ContactLink>
      </p>
      <ul role="list" css={figures}>
        {childElements(element, 'Statistic').map(({ props, children = [] }) => {
          const figure = statistics[props?.id ?? ''];
          return (
            figure && (
              <li key={props?.id}>
                <b lang={interfaceLang}>{format.figure(figure)}</b> <Prose tree={children} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

const figures = css({
  display: 'grid',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
  gap: 'var(--space-xs) var(--space-md)',
  marginBlockStart: 'var(--space-xs)',
  '& > li': css(furtherWords, {
    paddingBlockStart: 8,
    borderBlockStart: '1px solid var(--hue)',
    lineHeight: 1.4,
    // In rows, long words have room.
    [below.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 12,
      '& > b': { minWidth: '5.5rem' },
      '& > :last-child': { flex: '1 1 min(8rem, 100%)', minWidth: 0 },
    },
  }),
  '& b': { display: 'block', color: 'var(--ink)', fontSize: '1.75rem', lineHeight: 1.25 },
});

function OtherFeatures({ features }: Pick<ScreenData['feature'], 'features'>) {
  const { t } = useTranslation('feature');
  const { summaries } = usePageLinks();
  return (
    <Section labelledBy="other-features" title={t('other.title')} css={{ paddingBlockStart: 0 }}>
      <IconList
        cards
        items={features.map(({ path, name, hue, icon }) => ({
          id: path,
          hue,
          icon: <ContentIcon name={icon} size="small" />,
          title: <LocaleLink to={path}>{name}</LocaleLink>,
          text: <Span lang={summaries[path]?.lang}>{summaries[path]?.summary}</Span>,
        }))}
      />
    </Section>
  );
}
