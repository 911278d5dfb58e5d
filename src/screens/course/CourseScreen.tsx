import { graphql } from 'gatsby';

export default function CourseScreen() {
  return <h1>Course</h1>;
}

export const query = graphql`
  query CourseScreen($language: String!, $namespaces: [String!]!, $published: [String!]!) {
    ...Shell
  }
`;
