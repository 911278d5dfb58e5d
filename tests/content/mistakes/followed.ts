import { fixLanguage } from '../../../src/content/fix';
import type { Position, Problem } from '../../../src/content/problem';
import type { Project } from '../../../src/content/project';

/** A file and its text. */
type Files = Readonly<Record<string, string>>;

/**
 * Returns the files that somebody changes who follows a message to the letter; undefined where that takes more than the
 * message says.
 */
export function followed(problem: Problem, text: string, project: Project): Files | undefined {
  const advice = [problem.fix ?? '', problem.expected];
  if (/npm run check -- --fix/.test(problem.fix ?? '')) return fixedFiles(problem.file, project);
  for (const [pattern, change] of changes)
    for (const words of advice) {
      const match = pattern.exec(words);
      const changed = match && change(text, problem, match);
      if (changed) return { [problem.file]: changed };
    }
  return undefined;
}

function fixedFiles(file: string, project: Project): Files {
  const language = /^locales\/(?:glossary\/)?([\w-]+)[/.]|\/([\w-]+)\.mdx$/.exec(file)?.slice(1).find(Boolean) ?? 'en';
  return fixLanguage(project, language);
}

type Change = (text: string, problem: Problem, match: RegExpExecArray) => string | undefined;

/** By what a message says is to be done. */
const changes: readonly (readonly [advice: RegExp, change: Change])[] = [
  [/^did you mean (.+?)\?/, (text, problem, [, near = '']) => replaced(text, problem, bare(near))],
  [/^write it with (#+)$/, (text, problem, [, signs = '']) => atPlace(text, problem, /#+/, signs)],
  [/^(?:write )?(https:\/\/\S+)$/, (text, problem, [, address = '']) => replaced(text, problem, address)],
  [
    /^write \((\S+)\)$/,
    (text, { found }, [, path = '']) => text.replace(`](${found.replace(/^a link to /, '')})`, `](${path})`),
  ],
  [/^leave “(.+)” out/, (text, problem, [, words = '']) => atPlace(text, problem, new RegExp(`${words} `), '')],
  [/^(\[words\]\(\S*\))$/, (text, problem, [form = '']) => atPlace(text, problem, /\[.*?\]\(.*?\)/, form)],
  [/^an empty line, then “- ”/, (text, problem) => atPlace(text, problem, /\S+ /, '\n- ')],
  [/^no “(.+)” here$|^take it out$/, (text, problem) => atPlace(text, problem, /^.*\n/, '')],
];

/** Returns the text with what the message has found replaced at its place; of a tag everywhere. */
function replaced(text: string, { found, line }: Problem, right: string): string | undefined {
  const wrong = [/“([^”]*)”/, /="([^"]*)"/, /"([^"]*)"/, /<(\w+)>/]
    .map((quoted) => quoted.exec(found)?.[1])
    .find(Boolean);
  if (wrong === undefined) return undefined;
  if (found === `<${wrong}>`) return text.replace(new RegExp(`(</?)${wrong}`, 'g'), `$1${right}`);
  return atPlace(text, { line, column: 1 }, wrong, right);
}

function atPlace(text: string, { line, column }: Position, wrong: string | RegExp, right: string): string {
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);
  return text.slice(0, start) + text.slice(start).replace(wrong, () => right);
}

/** Returns the name in `"name"`, `<Name>` or `of="name"`. */
function bare(name: string): string {
  return /^<(.*)>$|="(.*)"$|^"(.*)"$|^“(.*)”$/.exec(name)?.slice(1).find(Boolean) ?? name;
}
