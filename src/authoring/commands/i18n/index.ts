import { createCommandLine, runAsProgram, type Command } from '../../../commandLine/commandLine';

export const commands: Readonly<Record<string, Command>> = {
  status: {
    usage: '[lng]',
    description: 'what is translated, stale, missing and read by a person',
    run: async (call) => (await import('./status')).run(call),
  },
  todo: {
    usage: '<lng> [page, namespace or key …] [--review] [--limit <number>]',
    description: 'the work, most visible first, 40 of it. --review: also what no person has read yet',
    run: async (call) => (await import('./todo')).run(call),
  },
  diff: {
    usage: '<lng> [page, namespace or key …]',
    description: 'for what is stale: the English then and now, word by word, and the translation',
    run: async (call) => (await import('./diff')).run(call),
  },
  accept: {
    usage: '<lng> [page, namespace or key …] [--mine | --by <name> | --reviewed | --machine] [--as-is]',
    description:
      'pins it to the English of today. --mine: what changed is yours; --by: it is that person’s; --reviewed: you have read all of it; --machine: a machine translated it; --as-is: keeps what the check warns of',
    run: async (call) => (await import('./accept')).run(call),
  },
  sync: {
    usage: '[lng] [--mine | --by <name> | --reviewed | --machine]',
    description: 'pins what a platform or an editor wrote straight into the files',
    run: async (call) => (await import('./accept')).sync(call),
  },
  decisions: {
    usage: '[lng] [text …] [--look <English words>]',
    description:
      'what is decided for the words of every language, and where nobody has looked. With texts: they are right; --look: every language looks at the texts of a row',
    run: async (call) => (await import('./decisions')).run(call),
  },
  merge: {
    usage: '',
    description:
      'after a merge: joins what two people did to one language, key by key; what was done under an old name goes to the new one',
    run: async (call) => (await import('./merge')).run(call),
  },
  check: {
    usage: '[lng] [--fix] [--rules]',
    description: 'errors and warnings with their places. --fix fixes what is safe, --rules says what is checked',
    run: async (call) => (await import('./checkTranslations')).run(call),
  },
  preview: {
    usage: '<lng> [--port <number>]',
    description: 'the live server with English and that language; ?keys names the string under the pointer',
    run: async (call) => (await import('./preview')).run(call),
  },
  export: {
    usage: '<lng> --po | --xliff [--out <file>]',
    description: 'all texts of strings and pages with their context, for a translation tool',
    run: async (call) => (await import('./export')).run(call),
  },
  import: {
    usage: '<lng> <file> [--mine | --by <name> | --reviewed | --machine]',
    description: 'takes them back, text by text; lists what does not fit. Whose they are is said as with accept',
    run: async (call) => (await import('./import')).run(call),
  },
  review: {
    usage: '<lng> [page, namespace or key …] [--site <address>] [--out <file>] [--answer <file>]',
    description:
      'a page for a person who reads the language, with its texts by page and the questions for the owner; --answer: signs with that person’s name what they found right, and lists what they changed',
    run: async (call) => (await import('./review')).run(call),
  },
  shots: {
    usage: '[lng] [page …] [--out <folder>]',
    description:
      'a picture of every text in its place, from the last build, in .local/shots; exports name them. Without a language in English; with pages, such as /contact, only theirs',
    run: async (call) => (await import('./shots')).run(call),
  },
  rename: {
    usage: '<namespace:key> <namespace:new key>',
    description: 'another name for a key in every language, its context and pins; says where code uses it',
    run: async (call) => (await import('./rename')).run(call),
  },
  remove: {
    usage: '<namespace:key>',
    description: 'takes a key out of every language',
    run: async (call) => (await import('./rename')).remove(call),
  },
  add: {
    usage: '<lng> [--name <its own name>]',
    description: 'a new language: its files, plural forms and its entry in languages.json, switched off',
    run: async (call) => (await import('./add')).run(call),
  },
};

export const i18n = createCommandLine('i18n', 'locales/TRANSLATING.md', commands);

if (require.main === module) runAsProgram(i18n);
