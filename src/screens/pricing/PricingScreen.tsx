import { graphql } from 'gatsby';

export default function PricingScreen() {
  return <h1>Pricing</h1>;
}

export const query = graphql`
  query PricingScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
