import { readCall, UsageError, type Command } from './i18n/command';

/** Runs `npm run <name> -- <command> …` from a table of commands; a mistake in the call is a sentence and exit code 1. */
export function runCommandLine(name: string, commands: Readonly<Record<string, Command>>, guide: string): void {
  dispatch(name, commands, guide, process.argv.slice(2)).catch((thrown: unknown) => {
    console.error(thrown instanceof UsageError ? thrown.message : thrown);
    process.exitCode = 1;
  });
}

async function dispatch(name: string, commands: Readonly<Record<string, Command>>, guide: string, [called, ...rest]: readonly string[]): Promise<void> {
  const command = called === undefined ? undefined : commands[called];
  if (called === undefined || called === 'help' || called === '--help') console.log(usage(name, commands, guide));
  else if (!command) throw new UsageError(`There is no command “${called}”.\n\n${usage(name, commands, guide)}`);
  else if (rest.includes('--help')) console.log(`npm run ${name} -- ${called} ${command.words}\n  ${command.about}`);
  else await (await command.load()).run(readCall(command, rest));
}

function usage(name: string, commands: Readonly<Record<string, Command>>, guide: string): string {
  const rows = Object.entries(commands).map(([command, { words, about }]) => `  ${command} ${words}\n      ${about}`);
  return `npm run ${name} -- <command>\n\n${rows.join('\n')}\n\n  --root <folder>   works on a copy of the project\n  ${guide} shows how to go about it.`;
}
