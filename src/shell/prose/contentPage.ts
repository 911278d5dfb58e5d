import { graphql } from 'gatsby';

/** The fields that every screen of an MDX page needs. */
export const contentPage = graphql`
  fragment ContentPage on Mdx {
    frontmatter {
      description
    }
    title
    heading
    tree
  }
`;
