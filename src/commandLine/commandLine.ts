import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** A row of the table in `index.ts`: what a command is called with, what it does, and its function. */
export interface Command {
  /** After the command’s name: `<lng> [page …] [--json] [--out <file>]`. Options that it does not have are refused. */
  readonly usage: string;
  readonly description: string;
  /** Imports what it needs when it is called, so that no command waits for another’s libraries. */
  run(call: Call): Promise<void>;
}

export interface Call {
  readonly root: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Runs commands with the words after `npm run <name> --`. */
type CommandLine = (args: readonly string[]) => Promise<void>;

/** Runs a command to its end. What it throws is printed as `messageOf` says, and the exit code is then 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    console.error(messageOf(thrown));
    process.exitCode = 1;
  }
}

/** Returns the message of an Error, and the stack as well of a TypeError or another class that is a mistake in the code. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === 'Error' ? thrown.message : (thrown.stack ?? thrown.message);
}

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
      else if (command) await command.run(readCall(`npm run ${name} --`, called, command, rest));
      else if (called === 'help' || called === '--help') console.log(help);
      else throw new Error(`There is no command “${called}”.\n\n${help}`);
    });
}

/**
 * Reads a command's arguments, and the options that its usage names. Throws an Error for any other option, for one that npm
 * has kept for itself or that has two values, and for more words than the command takes.
 */
function readCall(program: string, called: string, { usage }: Command, given: readonly string[]): Call {
  // `--json` is there or not; `--out <file>` has a value.
  const named = [...usage.matchAll(/--([\w-]+)( <)?/g)].map(
    ([, option = '', value]) => [option, { type: value ? 'string' : 'boolean' }] as const,
  );
  const options = { ...Object.fromEntries(named), root: { type: 'string' } } as const;
  refuseSwallowed(program, called, usage, given, options);
  const config = { args: [...given], options, allowPositionals: true } as const;
  const written = parseArgs({ ...config, strict: false, tokens: true }).tokens.flatMap((token) =>
    token.kind === 'option' ? [token] : [],
  );
  const expected = `expected ${program} ${called} ${usage}`;
  const unknown = written.find(({ name }) => !(name in config.options));
  if (unknown) throw new Error(`There is no option “${unknown.rawName}”; ${expected}`);
  const repeated = written.find(({ name, value }, index) =>
    written.slice(0, index).some((before) => before.name === name && before.value !== value),
  );
  if (repeated) throw new Error(`${repeated.rawName} is there twice, with different values; ${expected}`);
  try {
    const { positionals, values } = parseArgs(config);
    const [surplus] = positionals.slice(mostWords(usage));
    if (surplus !== undefined) throw new Error(`“${surplus}” is a word too many; ${expected}`);
    const root = path.resolve(values.root ?? '.');
    if (!existsSync(path.join(root, 'locales')))
      throw new Error(`${root} has no folder locales; call this in the project’s folder, or with --root <folder>`);
    return { root, args: positionals, options: values };
  } catch (thrown) {
    throw thrown instanceof TypeError ? new Error(thrown.message) : thrown;
  }
}

/** Returns how many words a command takes besides its options: `<lng> [page …] [--json]` takes any number. */
function mostWords(usage: string): number {
  const words = usage.replace(/\[--[^\]]*\]|--[\w-]+( <[^>]*>)?/g, '').match(/<[^>]*>|\[[^\]]*\]/g) ?? [];
  return words.some((word) => word.includes('…')) ? Infinity : words.length;
}

/** What npm makes of an option of ours that begins one of its own. */
const npmNames: Readonly<Record<string, string>> = { to: 'token_description', po: 'parseable' };

/**
 * Throws an Error where npm has kept options for itself, which then are in its environment: without the two dashes before a
 * command's words, or where PowerShell has taken these away. Of some, npm leaves the value among the words.
 */
function refuseSwallowed(
  program: string,
  called: string,
  usage: string,
  words: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
): void {
  const swallowed = Object.entries(options).flatMap(([option, { type }]) => {
    const names = [option.replaceAll('-', '_'), npmNames[option] ?? option].map((name) => `npm_config_${name}`);
    const kept = names.map((name) => process.env[name]).find((value) => value && !['false', 'null'].includes(value));
    if (kept === undefined || words.some((word) => word === `--${option}` || word.startsWith(`--${option}=`)))
      return [];
    return [{ option: `--${option}`, value: type === 'boolean' ? '' : kept }];
  });
  if (swallowed.length === 0) return;
  const whole = swallowed.some(({ value }) => value === 'true')
    ? `${called} ${usage}`
    : [called, ...words, ...swallowed.map(({ option, value }) => `${option} ${value}`.trim())].join(' ');
  const names = swallowed.map(({ option }) => option).join(' and ');
  throw new Error(
    `npm took ${names} for itself, and nothing was done. Write two dashes before the command: ${program} ${whole}\nIn PowerShell in quotes: ${program.replace(' --', ' "--"')} ${whole}`,
  );
}
