import { graphql } from 'gatsby';

export default function PrivacyScreen() {
  return <h1>Privacy</h1>;
}

export const query = graphql`
  query PrivacyScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
