import { editingPaths, type EditableText } from '../../../model/editing';
import { withoutPlaceholders } from '../../../model/checks/rule';
import { unitsOf, type Unit } from '../../../model/exchange/units';
import type { Project } from '../../../model/project';
import { termsIn } from '../../../model/terms';
import { readPictures } from '../../../model/textPictures';
import { localisedPath } from '../../../routes';
import { routesOfSite } from '../../readSite';
import { pendingTexts } from './pendingTexts';

/** The texts of a project, or of a part of it, as the editor shows them; with a path, those of that page. */
export function editableTexts(project: Project, language: string, page?: string): EditableText[] {
  const routes = routesOfSite(project).map(({ path, namespaces, content }) => ({
    path,
    names: [...namespaces, ...(content ? [`${content.kind}/${content.slug}`] : [])],
  }));
  const waiting = pendingTexts(project.root, language);
  const pictures = readPictures(project.root);
  return unitsOf(project, language).flatMap((unit): EditableText[] | EditableText => {
    const name = unit.id.split(/[:#]/)[0] ?? '';
    const pages = routes.filter(({ names }) => names.includes(name)).map(({ path }) => path);
    if (page !== undefined && !pages.includes(page)) return [];
    const { id, place, source, target, state, reviewed, context, max, previous } = unit;
    const kept = target === '' ? waiting[id] : undefined;
    return {
      ...{ id, language, place, english: source, text: kept ?? target, state, reviewed, context },
      terms: termsOf(project, language, unit),
      pages: pages.map((path) => localisedPath(path, language)),
      ...(max !== undefined && { max }),
      ...(previous !== undefined && { previousEnglish: previous }),
      ...(kept !== undefined && { waits: true }),
      ...(pictures.pathOf(id) !== undefined && {
        picture: `${editingPaths.picture}?${new URLSearchParams({ text: id })}`,
      }),
    };
  });
}

function termsOf({ glossary, glossaries }: Project, language: string, { source }: Unit): EditableText['terms'] {
  const translations = glossaries[language]?.value ?? {};
  const known = Object.entries(glossary.value?.terms ?? {}).flatMap(([id, { en, except, note }]) => {
    const translation = translations[id];
    return translation === undefined ? [] : { en, except, translation, note };
  });
  return termsIn(withoutPlaceholders(source), known).map(({ en, translation, note }) => ({
    english: en,
    translation,
    ...(note !== '' && { note }),
  }));
}
