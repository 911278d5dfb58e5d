import { readProject, type Project } from '../model/project';
import { namespaces, routes } from '../routes';
import { iconNames } from '../ui/iconSprite';

/** Reads everything the route table asks for. */
export function readSite(root: string): Promise<Project> {
  return readProject(root, { namespaces, icons: iconNames(), content: routes.flatMap(({ content }) => (content ? [content] : [])) });
}
