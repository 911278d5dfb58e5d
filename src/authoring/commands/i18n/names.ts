/** Returns whether a text or page is named: by its key, namespace, page or the page’s slug. Without names, all are. */
export function isNamed(names: readonly string[], id: string): boolean {
  const [part = ''] = id.split(/[:#]/);
  const [, ...slug] = part.split('/');
  return names.length === 0 || [id, part, slug.join('/'), slug.at(-1)].some((name) => name && names.includes(name));
}

/** Throws an Error for names of none of the texts and pages. */
export function refuseUnknownNames(names: readonly string[], ids: readonly string[], language: string): void {
  const unknown = names.filter((name) => !ids.some((id) => isNamed([name], id)));
  if (unknown.length > 0)
    throw new Error(
      `There is no ${unknown.join(', ')} in ${language}; names are such as common, home:hero.title, features/qms`,
    );
}
