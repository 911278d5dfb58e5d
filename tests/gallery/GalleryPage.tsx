import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { Helmet } from 'react-helmet';
import { container } from '../../src/site/ui/container';
import { BothThemes } from './BothThemes';
import { Content, type ContentData } from './chapters/Content';
import { Choices } from './chapters/Choices';
import { ContactForms } from './chapters/ContactForms';
import { Fields } from './chapters/Fields';
import { Foundations } from './chapters/Foundations';
import { Frame } from './chapters/Frame';
import { Labels } from './chapters/Labels';
import { Layout } from './chapters/Layout';
import { Messages } from './chapters/Messages';
import { Pictures } from './chapters/Pictures';
import { Pricing } from './chapters/Pricing';
import { Scheduling } from './chapters/Scheduling';
import { GalleryBar } from './GalleryBar';
import { useGalleryTheme } from './useGalleryTheme';
import { useShownStates } from './useShownStates';

/**
 * `/_gallery`, in the development server only: every component in all its states. Outside of `src/`, so that builds do
 * not compile its query.
 */
export default function GalleryPage({ data }: PageProps<ContentData>) {
  const theme = useGalleryTheme();
  useShownStates();
  return (
    <>
      <Helmet title="Gallery of parts" meta={[{ name: 'robots', content: 'noindex' }]} />
      <GalleryBar theme={theme} chapters={chapters} />
      {theme === 'both' ? (
        <BothThemes />
      ) : (
        <div css={[container, page]}>
          <h1>Gallery of parts</h1>
          <p>
            Every component in every state, with this language’s text. States marked “hover” or “focus” use the real
            rules of that state; everything else reacts to pointer and keyboard as on the site.
          </p>
          {chapters.map(({ id, title, Specimens }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} css={chapter}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Specimens data={data} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly Specimens: ComponentType<{ data: ContentData }>;
}

const chapters: readonly Chapter[] = [
  { id: 'foundations', title: 'Foundations', Specimens: Foundations },
  { id: 'labels', title: 'Labels and marks', Specimens: Labels },
  { id: 'choices', title: 'Buttons, links, menus', Specimens: Choices },
  { id: 'fields', title: 'Fields', Specimens: Fields },
  { id: 'layout', title: 'Cards and bands', Specimens: Layout },
  { id: 'content', title: 'Content (MDX)', Specimens: Content },
  { id: 'pricing', title: 'Prices', Specimens: Pricing },
  { id: 'messages', title: 'Messages', Specimens: Messages },
  { id: 'scheduling', title: 'Booking calendar', Specimens: Scheduling },
  { id: 'contact', title: 'Contact form', Specimens: ContactForms },
  { id: 'frame', title: 'Around the page', Specimens: Frame },
  { id: 'pictures', title: 'Pictures', Specimens: Pictures },
];

const page = css({
  display: 'grid',
  gap: 24,
  paddingBlock: '32px 96px',
  '& > *': { minWidth: 0 },
  '& > p': { maxWidth: '70ch' },
});

const chapter = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  paddingBlockStart: 40,
  '& > *': { minWidth: 0 },
});

export const query = graphql`
  query Gallery(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
    $featureId: String!
    $courseId: String!
    $lessonId: String!
    $policyId: String!
    $screenshot: String!
  ) {
    ...Shell
    feature: mdx(id: { eq: $featureId }) {
      tree
    }
    featureFacts: featureFactsJson(slug: { eq: "qms" }) {
      pictures
      statistics
    }
    screenshot: file(relativePath: { eq: $screenshot }) {
      childImageSharp {
        gatsbyImageData(width: 680)
      }
    }
    course: mdx(id: { eq: $courseId }) {
      tree
    }
    courseFacts: courseFactsJson(slug: { eq: "food-safety" }) {
      hue
      count
      courses {
        id
        hours
        level
      }
    }
    lesson: mdx(id: { eq: $lessonId }) {
      tree
    }
    policy: mdx(id: { eq: $policyId }) {
      tree
    }
  }
`;
