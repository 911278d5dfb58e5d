import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Call, Command } from './command';
import { runCommand } from './runCommand';

/** Runs commands with the words after `npm run <name> --`. */
type CommandLine = (args: readonly string[]) => Promise<void>;

/** Runs a command line with the arguments that this process was called with. */
export function runAsProgram(commandLine: CommandLine): void {
  // `… | head` closes the pipe once it has enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  void commandLine(process.argv.slice(2));
}

/** Returns the command line of `npm run <name>`. Called without a command, it prints all of them. */
export function createCommandLine(
  name: string,
  guide: string,
  commands: Readonly<Record<string, Command>>,
): CommandLine {
  const rows = Object.entries(commands).map(
    ([command, { usage, description }]) => `  ${command} ${usage}\n      ${description}`,
  );
  const help = `npm run ${name} -- <command>\n\n${rows.join('\n')}\n\n  --root <folder>   works on a copy of the project\n  ${guide} shows how to go about it.`;
  return ([called = 'help', ...rest]) =>
    runCommand(async () => {
      const command = commands[called];
      if (command && rest.includes('--help'))
        console.log(`npm run ${name} -- ${called} ${command.usage}\n  ${command.description}`);
      else if (command) await command.run(readCall(command, rest));
      else if (called === 'help' || called === '--help') console.log(help);
      else throw new Error(`There is no command “${called}”.\n\n${help}`);
    });
}

/** Reads a command's arguments, and the options that its usage names. Throws an Error for any other option. */
function readCall({ usage }: Command, given: readonly string[]): Call {
  // `--json` is there or not; `--out <file>` has a value.
  const options = [...usage.matchAll(/--([\w-]+)( <)?/g)].map(
    ([, option = '', value]) => [option, { type: value ? 'string' : 'boolean' }] as const,
  );
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options: { ...Object.fromEntries(options), root: { type: 'string' } },
      allowPositionals: true,
    });
    const root = path.resolve(values.root ?? '.');
    if (!existsSync(path.join(root, 'locales')))
      throw new Error(`${root} has no folder locales; call this in the project’s folder, or with --root <folder>`);
    return { root, args: positionals, options: values };
  } catch (thrown) {
    throw thrown instanceof TypeError ? new Error(thrown.message) : thrown;
  }
}
