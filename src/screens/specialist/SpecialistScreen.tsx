import { graphql } from 'gatsby';

export default function SpecialistScreen() {
  return <h1>Specialist</h1>;
}

export const query = graphql`
  query SpecialistScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
