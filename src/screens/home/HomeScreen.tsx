import { graphql } from 'gatsby';

export default function HomeScreen() {
  return <h1>Home</h1>;
}

export const query = graphql`
  query HomeScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
