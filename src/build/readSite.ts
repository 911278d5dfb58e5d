import { readProject, type Project } from '../model/project';
import { namespaces, routes } from '../routes';
import { iconNames } from '../ui/iconSprite';

/** Reads everything the route table asks for, in all languages or in English and the ones that are named. */
export function readSite(root: string, only?: readonly string[]): Promise<Project> {
  return readProject(root, { namespaces, icons: iconNames(), content: routes.flatMap(({ content }) => (content ? [content] : [])), only });
}
