import { runAsProgram, runCommandLine } from '../commandLine';
import { flag, text, type Command } from './command';

const commands: Readonly<Record<string, Command>> = {
  status: {
    usage: '[lng] [--json]',
    description: 'what is translated, stale, missing and read by a person',
    options: { json: flag },
    load: () => import('./status'),
  },
  todo: {
    usage: '<lng> [page, namespace or key …] [--review] [--limit 40] [--json]',
    description: 'the work, most visible first. --review: also what no person has read yet',
    options: { review: flag, limit: text, json: flag },
    load: () => import('./todo'),
  },
  diff: {
    usage: '<lng> [page, namespace or key …]',
    description: 'for what is stale: the English then and now, word by word, and the translation',
    load: () => import('./diff'),
  },
  accept: {
    usage: '<lng> [page, namespace or key …]',
    description:
      'pins it to the English of today; what changed is then yours. --reviewed: you have read all of it; --machine: a machine translated it; --as-is: keeps what the check warns of',
    options: { reviewed: flag, machine: flag, 'as-is': flag },
    load: () => import('./accept'),
  },
  sync: {
    usage: '[lng] [--reviewed]',
    description: 'pins what a platform or an editor wrote straight into the files',
    options: { reviewed: flag },
    load: () => import('./sync'),
  },
  check: {
    usage: '[lng] [--fix] [--rules]',
    description: 'errors and warnings with their places. --fix fixes what is safe, --rules says what is checked',
    options: { fix: flag, rules: flag },
    load: () => import('./checkTranslations'),
  },
  preview: {
    usage: '<lng> [--port <number>]',
    description: 'the live server with English and that language; ?keys names the string under the pointer',
    options: { port: text },
    load: () => import('./preview'),
  },
  pseudo: {
    usage: '',
    description:
      'two made-up languages, longer and from right to left, to find words and layouts that do not translate',
    load: () => import('./pseudo'),
  },
  export: {
    usage: '<lng> --po | --xliff | --tmx | --tbx | --csv [--out <file>]',
    description:
      'all texts of strings and pages with their context, for a translation tool. --tmx: what is translated, as a translation memory; --tbx, --csv: the glossary',
    options: { po: flag, xliff: flag, tmx: flag, tbx: flag, csv: flag, out: text },
    load: () => import('./export'),
  },
  import: {
    usage: '<lng> <file> [--reviewed]',
    description: 'takes them back, text by text; lists what does not fit. --reviewed: a person has read all of it',
    options: { reviewed: flag },
    load: () => import('./import'),
  },
  shots: {
    usage: '[lng] [page …] [--out <folder>]',
    description:
      'a picture of every text in its place, from the last build, in .local/shots; exports name them. Without a language in English; with pages, such as /contact, only theirs',
    options: { out: text },
    load: () => import('./shots'),
  },
  draft: {
    usage: '<lng> [page, namespace or key …] [--stale] [--limit <number>] [--yes]',
    description:
      'fills what is missing with machine translations of DeepL (DEEPL_API_KEY), checked as an import is. --stale: also what is stale; --yes: also more than 10,000 characters',
    options: { stale: flag, limit: text, yes: flag },
    load: () => import('./draft'),
  },
  changes: {
    usage: '<branch or commit>',
    description: 'a Markdown table of the texts that changed since then, by language, with the pages to look at',
    load: () => import('./changes'),
  },
  rename: {
    usage: '<namespace:key> <namespace:new key>',
    description: 'another name for a key in every language, its context and pins; says where code uses it',
    load: () => import('./rename'),
  },
  remove: {
    usage: '<namespace:key>',
    description: 'takes a key out of every language',
    load: async () => {
      const { run } = await import('./rename');
      return { run: (call) => run({ ...call, options: { ...call.options, remove: true } }) };
    },
  },
  add: {
    usage: '<lng> [--name <its own name>]',
    description: 'a new language: its files, plural forms and its entry in languages.json, switched off',
    options: { name: text },
    load: () => import('./add'),
  },
};

/** The translators' command line: `npm run i18n -- <command>`. */
export function i18n(args: readonly string[]): Promise<void> {
  return runCommandLine('i18n', commands, 'locales/TRANSLATING.md', args);
}

if (require.main === module) runAsProgram(i18n);
