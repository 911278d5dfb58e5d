import { graphql } from 'gatsby';

export default function CoursesScreen() {
  return <h1>Courses</h1>;
}

export const query = graphql`
  query CoursesScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
