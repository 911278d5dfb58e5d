import { readCall, UsageError, type Command } from './command';

/** The translators' command line: `npm run i18n -- <command>`. */
const commands: Readonly<Record<string, Command>> = {
  accept: {
    words: '<lng> [page, namespace or key …]',
    about: 'says “still right as it is”: pins it to the English of today. --reviewed: a person has looked at it',
    options: { reviewed: { type: 'boolean' } },
    load: () => import('./accept'),
  },
};

const usage = `npm run i18n -- <command>

${Object.entries(commands)
  .map(([name, { words, about }]) => `  ${name} ${words}\n      ${about}`)
  .join('\n')}

  --root <folder>   works on a copy of the project
  locales/TRANSLATING.md shows how to go about it.`;

async function dispatch([name, ...rest]: readonly string[]): Promise<void> {
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || name === 'help' || name === '--help') console.log(usage);
  else if (!command) throw new UsageError(`There is no command “${name}”.\n\n${usage}`);
  else if (rest.includes('--help')) console.log(`npm run i18n -- ${name} ${command.words}\n  ${command.about}`);
  else await (await command.load()).run(readCall(command, rest));
}

dispatch(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof UsageError ? thrown.message : thrown);
  process.exitCode = 1;
});
