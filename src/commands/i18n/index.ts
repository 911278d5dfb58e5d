import { callCommand, type Command } from './command';

/** The translators' command line: `npm run i18n -- <command>`. */
const commands: Readonly<Record<string, Command>> = {
  status: {
    words: '[lng] [--json]',
    about: 'what is translated, stale, missing and looked at by a person; also as a page, .local/i18n/status.html',
    options: { json: { type: 'boolean' } },
    load: () => import('./status'),
  },
  todo: {
    words: '<lng> [--review] [--json]',
    about: 'the work, most visible first. --review: also what no person has looked at yet',
    options: { review: { type: 'boolean' }, json: { type: 'boolean' } },
    load: () => import('./todo'),
  },
  diff: {
    words: '<lng> [page, namespace or key …]',
    about: 'for what is stale: the English then and now, word by word, and the translation',
    load: () => import('./diff'),
  },
  accept: {
    words: '<lng> [page, namespace or key …]',
    about:
      'says “still right as it is”: pins it to the English of today. --reviewed: a person has looked at it; --as-is: keeps what the check warns of',
    options: { reviewed: { type: 'boolean' }, 'as-is': { type: 'boolean' } },
    load: () => import('./accept'),
  },
  check: {
    words: '[lng] [--fix] [--rules]',
    about: 'errors and warnings with their places. --fix mends what is safe, --rules says what is checked',
    options: { fix: { type: 'boolean' }, rules: { type: 'boolean' } },
    load: () => import('./check'),
  },
  add: {
    words: '<lng> [--name <its own name>]',
    about: 'a new language: its files, plural forms and its entry in languages.json, switched off until it is complete',
    options: { name: { type: 'string' } },
    load: () => import('./add'),
  },
};

const usage = `npm run i18n -- <command>

${Object.entries(commands)
  .map(([name, { words, about }]) => `  ${name} ${words}\n      ${about}`)
  .join('\n')}

  --root <folder>   works on a copy of the project
  locales/TRANSLATING.md shows how to go about it.`;

const [name = 'help', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command && rest.includes('--help')) console.log(`npm run i18n -- ${name} ${command.words}\n  ${command.about}`);
else if (command) void callCommand(command, rest);
else if (name === 'help' || name === '--help') console.log(usage);
else {
  console.error(`There is no command “${name}”.\n\n${usage}`);
  process.exitCode = 1;
}
