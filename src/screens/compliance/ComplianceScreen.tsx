import { graphql } from 'gatsby';

export default function ComplianceScreen() {
  return <h1>Compliance</h1>;
}

export const query = graphql`
  query ComplianceScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
