import { graphql } from 'gatsby';

export default function FeatureScreen() {
  return <h1>Feature</h1>;
}

export const query = graphql`
  query FeatureScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
