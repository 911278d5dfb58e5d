import { git } from '../../content/files/git';
import { alignSegments } from '../../content/mdx/alignSegments';
import type { PageSegment } from '../../content/mdx/pageSegments';
import { pageName, type Project } from '../../content/project';
import { readProject } from '../../build/readProject';

/** A text that differs from an older version of its file: where it was or is not, its words are undefined. */
export type TextDifference = ReturnType<typeof textDifferences>[number];

/**
 * Reads the content as it was at a commit, in all languages or in English and the given ones. Throws git's reason where it
 * is not there.
 */
export async function siteAt(root: string, commit: string, only?: readonly string[]): Promise<Project> {
  const filesOf = (...words: string[]) => {
    const answer = git(root, [...words, '--', 'content/*.mdx', 'content/*.json', 'locales/*.json']);
    if ('missing' in answer) throw new Error(answer.missing);
    return answer.text.split('\n').filter((file) => file !== '');
  };
  const changed = [
    ...filesOf('diff', '--name-only', '--relative', commit),
    ...filesOf('ls-files', '--others', '--exclude-standard'),
  ];
  const older = changed.map((file) => {
    const answer = git(root, ['show', `${commit}:./${file}`]);
    // A file that was not there yet has no texts.
    return [file, 'text' in answer ? answer.text : ''] as const;
  });
  return readProject(root, only, Object.fromEntries(older));
}

/**
 * Returns the texts of a language that differ between two versions of the content, by the names of keys and pages:
 * `home:hero.title`, `features/qms`.
 */
export function textDifferences(before: Project, after: Project, code: string) {
  const [old, now] = [textsOf(before, code), textsOf(after, code)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [theirs, ours] = [old.get(name) ?? [], now.get(name) ?? []];
    const pairs = alignSegments(ours, theirs);
    const kept = ours.map(({ text }, index) => ({ name, before: theirs[pairs[index] ?? -1]?.text, after: text }));
    const gone = theirs.filter((_, index) => !pairs.includes(index));
    return [
      ...kept.filter((change) => change.before !== change.after),
      ...gone.map(({ text }) => ({ name, before: text, after: undefined })),
    ];
  });
}

/** Returns the segments of each page and string by its name; a string is one segment. */
function textsOf({ strings, pages }: Project, code: string): ReadonlyMap<string, readonly PageSegment[]> {
  const ofStrings = Object.entries(strings[code] ?? {}).flatMap(([namespace, table]) =>
    Object.entries(table.value ?? {}).map(([key, text]) => [`${namespace}:${key}`, [{ ...segment, text }]] as const),
  );
  const ofPages = pages
    .filter(({ language }) => language === code)
    .map((page) => [pageName(page), page.segments] as const);
  return new Map([...ofStrings, ...ofPages]);
}

const segment = { kind: 'string', under: undefined, owner: '', start: 0, end: 0, form: 'inline' } as const;
