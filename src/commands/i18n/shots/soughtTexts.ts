import type { Project } from '../../../model/project';
import { unitsOf, type Unit } from '../../../model/exchange/units';
import type { SoughtText } from './inPage';
import { lettersOf } from './lettersOf';

/** The texts that pages in a language can show; those of English are what the other languages translate. */
export function shownTexts(project: Project, language: string): Unit[] {
  const units = unitsOf(project, language);
  return language === 'en' ? units.map((unit) => ({ ...unit, target: unit.source })) : units;
}

/** The texts of an MDX page as they are looked for: without Markdown, and in parts where a component is between them. */
export function soughtTexts(texts: readonly Unit[], page: string): SoughtText[] {
  return texts
    .filter(({ id }) => id.startsWith(`${page}#`))
    .map(({ id, target }) => ({
      id,
      parts: target
        // A link to another site says so at its end.
        .replace(/\]\(http[^)]*\)/g, '<>')
        .replace(/\]\([^)]*\)/g, '')
        .split(/<[^<>]*>/)
        .map(lettersOf)
        .filter((part) => part !== ''),
    }))
    .filter(({ parts }) => parts.length > 0);
}
