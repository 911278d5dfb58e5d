import { datasetSchemas, type Topics } from '../model/datasets';
import { readJsonFile } from '../model/jsonFile';
import { readProject, type Project } from '../model/project';
import { namespaces, routesOf, type Route } from '../routes';
import { iconNames } from '../ui/iconSprite';

/** Reads everything the route table asks for, as the files under `root` stand now. */
export function readSite(root: string): Promise<Project> {
  const topics = readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics).value ?? noTopics;
  const content = routesOf(topics).flatMap((route) => (route.content ? [route.content] : []));
  return readProject(root, { namespaces, icons: iconNames(), content });
}

/** The route table of a project that was read. */
export function routesOfSite(project: Project): Route[] {
  return routesOf(project.datasets.topics.value ?? noTopics);
}

const noTopics: Topics = { courses: [], features: [] };
