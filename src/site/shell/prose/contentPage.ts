import { graphql } from 'gatsby';

/** The page of a screen that shows an MDX file. */
export const contentPage = graphql`
  fragment ContentPage on Query {
    page: mdx(id: { eq: $mdxId }) {
      frontmatter {
        description
      }
      title
      heading
      tree
    }
  }
`;
