import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { findAll } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import type { ScreenProps } from '../../screenData';
import { largeScenes } from '../../scenes/featureScenes';
import { nextScenes, smallScenes } from '../../scenes/smallScenes';
import { ContactLink } from '../../shell/ContactLink';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import type { PictureQuery } from '../../shell/prose/Picture';
import { Prose } from '../../shell/prose/Prose';
import { CallToAction } from '../../shell/prose/CallToAction';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import { ContentSections } from '../../shell/prose/ContentSections';
import { isElement, splitIntoSections } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { H1 } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { FeatureCards } from './FeatureCards';
import { FeaturePicture } from './FeaturePicture';
import { FeatureStatistics } from './FeatureStatistics';
import { OtherFeatures } from './OtherFeatures';
import { Tour } from './Tour';

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
        {callToAction && (
          <CallToAction element={callToAction} topic={topic} picture={facts.scene && nextScenes[facts.scene]} />
        )}
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
