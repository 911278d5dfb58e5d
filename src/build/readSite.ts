import { readProject, type Project } from '../model/project';
import { namespaces, routes } from '../routes';

/** Reads everything the route table asks for. */
export function readSite(root: string): Promise<Project> {
  return readProject(root, { namespaces, content: routes.flatMap(({ content }) => (content ? [content] : [])) });
}
