import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { findAll, type TreeElement } from '../../../content/mdx/tree';
import type { FeatureFacts } from '../../../content/pages/facts';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useFormat } from '../../i18n/useFormat';
import { linkTo } from '../../links';
import { AssignScene, CheckScene, DraftScene, NeedScene, RecordScene } from '../../scenes/courseScenes';
import { actingScenes, largeScenes } from '../../scenes/featureScenes';
import { smallScenes } from '../../scenes/smallScenes';
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
import { below, from, mediumOnly } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { ContentIcon } from '../../ui/ContentIcon';
import { H1, P, Span } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { iconHeading } from '../../ui/iconHeading';
import { Section } from '../../ui/Section';
import { ledeStyle, SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { Tabs } from '../../ui/Tabs';
import { FeatureCards } from './FeatureCards';
import { FeaturePicture } from './FeaturePicture';

/** A feature page. */
export default function FeatureScreen({ data, pageContext }: ScreenProps<'feature', PictureQuery>) {
  const { t } = useTranslation(['feature', 'common']);
  const nameOf = useNavigationName();
  const { contentLang, interfaceLang } = useContentLanguage();
  const { page, topic, facts, features } = pageContext.data;
  const { title, heading, description, keywords } = page;
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const [picture] = findAll(lead, 'Screenshot');
  const introduction = lead.filter((node) => node !== picture);
  const action = introduction.findIndex((node) => isElement(node, 'p')) + 1;
  const scene = facts.scene && (largeScenes[facts.scene] ?? smallScenes[facts.scene]);
  const breadcrumbs = [{ label: t('breadcrumb.features') }, { label: nameOf(pageContext.route) ?? title }];
  return (
    <>
      <PageHead title={title} description={description} keywords={keywords} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} data-hue={facts.hue}>
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
                <LocaleLink to={linkTo('sampleLesson')} lang={interfaceLang} css={buttonSecondary}>
                  {t('common:nav.lesson')}
                </LocaleLink>
              </div>
              <Prose tree={introduction.slice(action)} />
            </div>
            {picture && (
              <FeaturePicture
                alt={picture.props?.alt ?? ''}
                scene={scene}
                acts={facts.scene && actingScenes.includes(facts.scene)}
                image={data.screenshot?.childImageSharp?.gatsbyImageData}
              />
            )}
          </div>
        </Section>
        {facts.tour && <Tour />}
        <ContentSections
          sections={sections}
          blocks={{
            FeatureGrid: (element) => <FeatureCards element={element} pictures={facts.pictures ?? {}} />,
            CapabilityGrid: (element) => <CapabilityGrid element={element} links={facts.links} />,
            Statistics: (element) => <FeatureStatistics element={element} statistics={facts.statistics} />,
          }}
          sunken="Statistics"
          sunkenStyle={tinted}
          headingStyle={(isBeforeText) => (isBeforeText ? beforeText : beforeBlock)}
        />
        {callToAction && <CallToAction element={callToAction} topic={topic} />}
      </article>
      <OtherFeatures features={features} />
    </>
  );
}

const hero = css({
  paddingBlock: '32px 0',
  '& + [data-tone="sunken"]': { marginBlockStart: 'var(--section)' },
});

const columns = css(sideBySide([3, 5], 'var(--space-xl)', 'center'), {
  marginBlockStart: 'var(--space-md)',
});

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  '& > p': css(ledeStyle, { fontSize: 'calc((var(--text-lede) + var(--text-body)) / 2)' }),
  // After the button.
  '& > div ~ p': { fontSize: 'var(--text-body)' },
});

// A section with statistics has the page's tint.
const tinted = css({ '&[data-tone]': { background: 'var(--hue-tint)' } });
const beforeText = css({ marginBlockEnd: 'var(--space-sm)' });
const beforeBlock = css({ marginBlockEnd: 'var(--space-xl)' });

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

interface FeatureStatisticsProps {
  element: TreeElement;
  /** The statistics of `facts.json`, by id. */
  statistics: FeatureFacts['statistics'];
}

/**
 * Headline statistics (MDX: Statistics), after whose they are. A label continues its figure (“60% less time”) wherever both are
 * read, copied or heard.
 */
function FeatureStatistics({ element, statistics }: FeatureStatisticsProps) {
  const { t } = useTranslation(['common', 'buying']);
  const format = useFormat();
  const { interfaceLang } = useContentLanguage();
  return (
    <>
      <p lang={interfaceLang}>
        {t('stats.note')} <ContactLink topic="question">{t('buying:askMore')}</ContactLink>
      </p>
      <ul role="list" css={figures}>
        {childElements(element, 'Statistic').map(({ props, children = [] }) => {
          const figure = statistics[props?.id ?? ''];
          return (
            figure && (
              <li key={props?.id}>
                <strong lang={interfaceLang}>{format.figure(figure)}</strong>{' '}
                <Span>
                  <Prose tree={children} />
                </Span>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** Columns; on phones, rows. */
const figures = css({
  display: 'grid',
  gap: 'var(--space-xs) var(--space-lg)',
  marginBlockStart: 'var(--space-sm)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  '& > li': { paddingBlockStart: 12, borderBlockStart: '2px solid var(--hue)', fontSize: '1.125rem' },
  '& strong': { fontWeight: 700 },
});

/** A course from the need to the training record, in steps: tabs, and without scripts one after the other. */
function Tour() {
  const { t } = useTranslation(['feature', 'scenes', 'common']);
  const { interfaceLang } = useContentLanguage();
  return (
    <Section tone="sunken" labelledBy="tour">
      <div lang={interfaceLang}>
        <SectionHeading id="tour" title={t('tour.title')} lede={t('tour.lede')} />
        <Tabs
          label={t('tour.label')}
          tabs={steps.map(([id, scene], index) => ({
            id,
            label: `${index + 1}. ${t(`tour.${id}.label`)}`,
            panel: (
              <div css={panel}>
                <p>{t(`tour.${id}.text`)}</p>
                <Figure label={t(`scenes:tour.${id}.description`)} caption={t('common:illustration.caption')}>
                  {scene}
                </Figure>
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

/** Links to the other feature pages. */
function OtherFeatures({ features }: { features: ScreenData['feature']['features'] }) {
  const { t } = useTranslation('feature');
  return (
    <Section labelledBy="other-features" css={afterBand} title={t('other.title')}>
      <CardGrid min="18rem" columns={3} css={oneColumn}>
        {features.map(({ path, name, summary, lang, icon, hue }) => (
          <Card key={path} as="li" interactive hue={hue} css={card}>
            <ContentIcon name={icon} />
            <h3>
              <LocaleLink to={path} css={cardLink}>
                {name}
              </LocaleLink>
            </h3>
            <P css={text} lang={lang}>
              {summary}
            </P>
            <span css={more}>
              {t('other.link')}
              <Icon name="arrow-right" />
            </span>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const steps = [
  ['describe', <NeedScene />],
  ['draft', <DraftScene />],
  ['check', <CheckScene />],
  ['assign', <AssignScene />],
  ['record', <RecordScene />],
] as const;

const panel = css(sideBySide([1, 2], 'var(--space-sm)', 'center'), {
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  // All of one height, so that nothing below them moves.
  minBlockSize: '34rem',
  '& > p': { maxWidth: '62ch', fontSize: 'var(--text-lede)' },
});

const afterBand = css({ paddingBlockStart: 0 });
// Three cards have a row each, so that none is alone next to an empty place.
const oneColumn = css({ [mediumOnly]: { gridTemplateColumns: '1fr' } });
// The icon is next to the heading; in three columns, above it.
const card = css({
  [below.wide]: css(iconHeading, { '& > :last-child': { gridColumn: '1 / -1' } }),
});
const text = css({ color: 'var(--ink2)' });
const more = css(cardAction, { marginBlockStart: 'auto' });
