import { graphql } from 'gatsby';

export default function ContactScreen() {
  return <h1>Contact</h1>;
}

export const query = graphql`
  query ContactScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
