import { graphql } from 'gatsby';

export default function NotFoundScreen() {
  return <h1>NotFound</h1>;
}

export const query = graphql`
  query NotFoundScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
