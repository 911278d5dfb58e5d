import { graphql } from 'gatsby';

export default function IntegrationsScreen() {
  return <h1>Integrations</h1>;
}

export const query = graphql`
  query IntegrationsScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
