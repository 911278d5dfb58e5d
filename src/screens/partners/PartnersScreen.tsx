import { graphql } from 'gatsby';

export default function PartnersScreen() {
  return <h1>Partners</h1>;
}

export const query = graphql`
  query PartnersScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
