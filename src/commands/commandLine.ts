import { callCommand, type Command } from './i18n/command';

/** Runs a command line with the arguments that this process was called with. */
export function runAsProgram(commandLine: (args: readonly string[]) => Promise<void>): void {
  // `… | head` closes the pipe once it has enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  void commandLine(process.argv.slice(2));
}

/** Runs `npm run <name> -- <command> …` from a table of commands; without one, says which there are. */
export async function runCommandLine(
  name: string,
  commands: Readonly<Record<string, Command>>,
  guide: string,
  [called = 'help', ...rest]: readonly string[],
): Promise<void> {
  const command = commands[called];
  if (command && rest.includes('--help'))
    console.log(`npm run ${name} -- ${called} ${command.usage}\n  ${command.description}`);
  else if (command) await callCommand(command, rest);
  else if (called === 'help' || called === '--help') console.log(usage(name, commands, guide));
  else {
    console.error(`There is no command “${called}”.\n\n${usage(name, commands, guide)}`);
    process.exitCode = 1;
  }
}

function usage(name: string, commands: Readonly<Record<string, Command>>, guide: string): string {
  const rows = Object.entries(commands).map(
    ([command, { usage, description }]) => `  ${command} ${usage}\n      ${description}`,
  );
  return `npm run ${name} -- <command>\n\n${rows.join('\n')}\n\n  --root <folder>   works on a copy of the project\n  ${guide} shows how to go about it.`;
}
