import { tidyText } from '../../content/fix';
import { isEnglishText } from '../../content/strings/leftInEnglish';
import type { Project } from '../../content/project';
import { paragraphFault } from '../texts/paragraphs';
import { flat, unitFinder } from './findUnit';
import type { ExchangeFormat, ReturnedUnit } from './format';
import { unitsOf, type Unit } from './units';

/** A text that is not taken, with all that is wrong with it; `unit` is the text of today that it is of. */
export interface RefusedUnit {
  readonly returned: ReturnedUnit;
  readonly unit: Unit | undefined;
  readonly reasons: readonly string[];
}

/** A text that may be written: its new words, and the units of the file that bring them. */
interface FittingText {
  readonly unit: Unit;
  readonly target: string;
  readonly returned: readonly ReturnedUnit[];
}

/** Returns the texts that are of the English of today, by id, those that are refused, and how many are as they are here. */
export function sortUnits(
  project: Project,
  language: string,
  returned: readonly ReturnedUnit[],
  format: ExchangeFormat,
) {
  const filled = returned.filter(({ target }) => target.trim() !== '');
  const find = unitFinder(unitsOf(project, language));
  const fitting = new Map<string, FittingText>();
  const refused: RefusedUnit[] = [];
  const unnamed = new Map<string, { readonly here: readonly string[]; readonly came: RefusedUnit[] }>();
  let same = 0;
  for (const one of filled) {
    const found = find(one);
    if (!('unit' in found)) {
      const names = found.candidates.map(({ id }) => id).sort();
      const advice =
        names.length > 0 ? `; its English is that of ${listed(names)}: write the right name into ${format.nameIn}` : '';
      const group = unnamed.get(names.join()) ?? { here: found.candidates.map(({ target }) => target), came: [] };
      group.came.push({ returned: one, unit: undefined, reasons: [found.reason + advice] });
      unnamed.set(names.join(), group);
      continue;
    }
    const { unit } = found;
    const isHere = unit.target === one.target;
    const first = fitting.get(unit.id);
    const reason = reasonAgainst(one, unit, project, language);
    // A text that is the same as the one that is here stays as it is; any other is brought into form.
    const target = isHere ? one.target : tidyText(one.target, language, !unit.id.includes('#'));
    if (isHere && one.part === undefined && (one.mark !== undefined || one.isUnsaid)) same += 1;
    else if (reason !== undefined) refused.push({ returned: one, unit, reasons: [reason] });
    else if (first && first.target !== target)
      refused.push({ returned: one, unit, reasons: ['it is in the file twice; the first one was taken'] });
    else fitting.set(unit.id, { unit, target, returned: [...(first?.returned ?? []), one] });
  }
  for (const { here, came } of unnamed.values()) {
    const targets = came.map(({ returned: { target } }) => target);
    // Texts that lost their names, all of which are as they are here, have nothing to say.
    if (here.length > 1 && [...here].sort().join('\0') === targets.sort().join('\0')) same += came.length;
    else refused.push(...came);
  }
  return { fitting, refused, same, empty: returned.length - filled.length };
}

/** Returns why a text is not a translation of the English of today. */
function reasonAgainst(returned: ReturnedUnit, today: Unit, project: Project, language: string): string | undefined {
  const { source, target, mark, part } = returned;
  if (flat(today.source) !== flat(source)) return `its English is another one than today’s, “${today.source}”`;
  if (part !== undefined) return `only a part of it is translated, ${part}: translate the rest in your tool`;
  // What went out empty and comes back filled is done, also where the tool keeps the state that the export wrote.
  const isFilled = today.target === '' && (mark === 'needs-translation' || mark === 'initial');
  const lines = today.target === target ? undefined : paragraphFault(target);
  if (lines) return `found ${lines.found}; expected ${lines.expected}`;
  if (mark !== undefined && !isFilled) return `it is marked “${mark}”; take the mark off once it is right`;
  if (today.target === target || !isEnglishText(today.id, target, today.source, project, language)) return undefined;
  return `it is the English; if it is the same in this language, npm run i18n -- accept ${language} ${today.id} --as-is once it is in the file`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}
