import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import type { ScreenProps } from '../../screenData';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { organisationId, type GraphNode } from '../../shell/head/StructuredData';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CallToAction } from '../../shell/prose/CallToAction';
import { splitIntoSections } from '../../shell/prose/contentTree';
import { Picture, type PictureQuery } from '../../shell/prose/Picture';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { Details } from '../../ui/Details';
import { H1 } from '../../ui/elements';
import { hueTint } from '../../ui/hueBand';
import { LessonSteps } from './LessonSteps';
import { noteCard } from './StepText';

/** A public sample lesson. Its questions are `<details>`, so that it needs no script and no account. */
export default function LessonScreen({ data, pageContext }: ScreenProps<'lesson', PictureQuery>) {
  const { t } = useTranslation('course');
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { language } = usePage();
  const { page, topic, minutes, course, subject } = pageContext.data;
  const { title, heading, description, tree } = page;
  const { callToAction } = splitIntoSections(tree);
  const image = data.screenshot?.childImageSharp?.gatsbyImageData;
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: subject.name, to: subject.path },
    { label: t('lesson.label') },
  ];
  const learningResource: GraphNode = {
    '@type': 'LearningResource',
    '@id': `${canonical}#lesson`,
    name: title,
    description,
    inLanguage: contentLang ?? language.htmlLang,
    learningResourceType: 'lesson',
    timeRequired: `PT${minutes}M`,
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
              <span>{t('lesson.label')} · </span>
              {t('outline.minutes', { minutes })}
            </p>
            <H1>{heading}</H1>
          </div>
        </header>
        <div css={container}>
          <LessonSteps
            tree={tree.filter((node) => node !== callToAction)}
            course={course ?? { id: undefined, title: heading || title }}
            components={{
              // Only those open it who want to know more.
              Note: ({ props, children }) => <Details summary={props.title} css={noteCard} children={children} />,
              Screenshot: ({ props }) =>
                image && (
                  <figure css={figure}>
                    <Picture image={image} alt="" css={picture} loading="lazy" />
                    <figcaption>{props.alt}</figcaption>
                  </figure>
                ),
            }}
          />
        </div>
        {callToAction && <CallToAction element={callToAction} topic={topic} />}
      </article>
    </>
  );
}

const tint = css(hueTint, {
  // Room for the language hint; at 390 × 664 the first step is whole.
  paddingBlock: '44px 8px',
  [from.medium]: { paddingBlock: '8px' },
});

const top = css({
  display: 'grid',
  gap: '2px 6px',
  justifyItems: 'start',
  // On phones, the label says what the breadcrumbs say.
  '& > nav': { marginBlock: -7, [below.medium]: { display: 'none' } },
  // Where they are in one row, Next stays in a window of 800 px after an answer.
  [from.wide]: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline', columnGap: 'var(--space-md)' },
  '& > p > span': { [from.wide]: { display: 'none' } },
  '& > h1': {
    gridColumn: '1 / -1',
    fontSize: 'clamp(1.5rem, 4vw, 1.75rem)',
    lineHeight: 'var(--leading-heading)',
  },
});

const label = css({ color: 'var(--hue)', fontSize: 'var(--text-small)', fontWeight: 680, lineHeight: 1.4 });

const figure = css({
  breakInside: 'avoid',
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
