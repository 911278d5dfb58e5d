import path from 'node:path';
import type { Node } from 'gatsby';

/** The node type of a JSON file: datasets by their name, facts by their kind, string tables all alike. */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = String(node.relativePath);
  if (node.sourceInstanceName === 'locales') return 'StringTableJson';
  if (file.endsWith('facts.json')) return file.startsWith('features/') ? 'FeatureFactsJson' : 'CourseFactsJson';
  const name = path.basename(file, '.json');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`;
}

/** The GraphQL types of datasets and content, fixed, so that a query never depends on what happens to be in a file. */
export const contentTypes = /* GraphQL */ `
  type LanguagesJson implements Node @dontInfer {
    code: String!
    name: String!
    htmlLang: String!
    ogLocale: String!
    flag: String!
    dir: String!
    enabled: Boolean!
  }
  type TopicsJson implements Node @dontInfer {
    courses: [String!]!
    features: [String!]!
  }
  type PartnersJson implements Node @dontInfer {
    slug: String! @proxy(from: "jsonId")
    name: String!
    category: String!
    url: String!
    hue: String!
  }
  type IntegrationsJson implements Node @dontInfer {
    slug: String! @proxy(from: "jsonId")
    category: String!
    icon: String!
    link: String
  }
  type ProgrammesJson implements Node @dontInfer {
    slug: String! @proxy(from: "jsonId")
    icon: String!
    hue: String!
    provider: String!
    features: [String!]!
  }
  type ClaimsJson implements Node @dontInfer {
    badges: [ClaimBadge!]!
  }
  type ClaimBadge {
    id: String!
    icon: String!
    status: String!
    wording: String!
    evidence: String
    lastChecked: String
  }
  type FeatureFactsJson implements Node @dontInfer {
    slug: String!
    icon: String!
    hue: String!
    statistics: JSON!
  }
  type CourseFactsJson implements Node @dontInfer {
    slug: String!
    icon: String!
    hue: String!
    count: Int!
    courses: [CourseFact!]!
  }
  type CourseFact {
    id: String!
    hours: Int!
    level: String!
  }
  type NumberStyle {
    decimal: String!
    group: String!
    groupedFrom: Int!
    money: [String!]!
    percent: [String!]!
  }
  type StringTableJson implements Node @dontInfer {
    id: ID!
  }
  type ContentCard {
    slug: String!
    path: String!
    heading: String!
    summary: String!
    icon: String!
    hue: String!
    count: Int
  }
  type CatalogueCourse {
    id: String!
    category: String!
    title: String!
    hours: Int!
    level: String!
  }
  type MdxFrontmatter {
    title: String!
    description: String!
    heading: String!
    summary: String
    keywords: [String!]
    source: String
  }
`;
