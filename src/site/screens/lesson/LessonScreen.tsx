import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { ScreenProps } from '../../screenData';
import { CategoryArt } from '../../scenes/CategoryArt';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { organisationId, type GraphNode } from '../../shell/head/StructuredData';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { PartBoundary } from '../../shell/PartBoundary';
import { Prose } from '../../shell/prose/Prose';
import { CallToAction } from '../../shell/prose/CallToAction';
import { splitIntoSections } from '../../shell/prose/contentSections';
import { Picture, type PictureQuery } from '../../shell/prose/Picture';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { below, from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { ledeStyle } from '../../ui/SectionHeading';
import { LessonSteps } from './LessonSteps';

/** A public sample lesson. Its questions are `<details>`, so that it needs no script, account or storage. */
export default function LessonScreen({ data, pageContext }: ScreenProps<'lesson', PictureQuery>) {
  const { t } = useTranslation('course');
  const addSoftHyphens = useSoftHyphens();
  const nameOf = useNavigationName();
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { page, subject } = pageContext.data;
  const { title, heading, description, tree } = page;
  const { lead, callToAction } = splitIntoSections(tree);
  const image = data.screenshot?.childImageSharp?.gatsbyImageData;
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: nameOf(subject.path) ?? '', to: subject.path },
    { label: t('lesson.label') },
  ];
  const learningResource: GraphNode = {
    '@type': 'LearningResource',
    '@id': `${canonical}#lesson`,
    name: title,
    description,
    learningResourceType: 'lesson',
    timeRequired: 'PT5M',
    isAccessibleForFree: true,
    provider: { '@id': organisationId },
  };
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={breadcrumbs} graph={[learningResource]} />
      <article lang={contentLang} data-hue={subject.hue}>
        <header css={tint}>
          <div css={[container, top]}>
            <BreadcrumbNav items={breadcrumbs} />
            <p css={label} lang={interfaceLang}>
              {t('lesson.label')}
            </p>
            <h1>{addSoftHyphens(heading)}</h1>
            <div css={[ledeStyle, lede]}>
              <Prose tree={lead} />
            </div>
            <p css={note} lang={interfaceLang}>
              {t('lesson.time')}
              <br />
              {t('lesson.note')}
            </p>
          </div>
        </header>
        <div css={container}>
          <PartBoundary>
            <LessonSteps
              tree={tree.filter((node) => !lead.includes(node) && node !== callToAction)}
              components={{
                Screenshot: ({ props }) =>
                  image && (
                    <figure css={figure}>
                      <Picture image={image} alt="" css={picture} />
                      <figcaption>{props.alt}</figcaption>
                    </figure>
                  ),
              }}
            />
          </PartBoundary>
        </div>
        {callToAction && <CallToAction element={callToAction} picture={<CategoryArt hue={subject.hue} />} />}
      </article>
    </>
  );
}

const tint = css({ background: 'var(--hue-tint)', paddingBlock: '32px var(--space-lg)' });

const top = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  justifyItems: 'start',
  // On phones, the label below the breadcrumbs says what the last of them says.
  [below.small]: { '& > nav li:last-of-type': { display: 'none' } },
  '& > h1': { maxWidth: '24ch', [from.full]: { maxWidth: 'none' } },
  // The note is at the end of the row of the introduction.
  [from.full]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: 'var(--space-2xl)',
    alignItems: 'end',
    '& > :not(div, p:last-child)': { gridColumn: '1 / -1' },
  },
});

const lede = css({ [from.full]: { gridColumn: 1 } });

const label = css({
  padding: '7px 16px',
  color: 'var(--hue)',
  background: 'var(--surface)',
  borderRadius: 'var(--radius-md)',
  fontWeight: 680,
  lineHeight: 1.4,
});

const note = css({ maxWidth: '68ch', color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const figure = css({
  marginBlock: 8,
  '& > figcaption': { marginBlockStart: 12, color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});

// In the dark theme the lightness of a drawing is inverted, and its hues stay.
const dark = { filter: 'invert(.9) hue-rotate(180deg)' };
const picture = css({
  borderRadius: 'var(--radius-lg)',
  '@media screen': { '[data-theme="dark"] &': dark },
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) &': dark },
});

export const query = graphql`
  query LessonScreen($screenshot: String!) {
    screenshot: file(relativePath: { eq: $screenshot }) {
      childImageSharp {
        gatsbyImageData(width: 680, outputPixelDensities: [1, 2], sizes: "(min-width: 720px) 680px, 92vw")
      }
    }
  }
`;
