import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Project } from '../../model/project';

/** A row of the table in `index.ts`: what a command is called with, what it does, and where it is. */
export interface Command {
  /** After the command's name: `<lng> [page or key …]`. */
  readonly usage: string;
  readonly description: string;
  /** Options with two dashes; `--root <folder>` goes with every command. */
  readonly options?: Readonly<Record<string, typeof flag | typeof text>>;
  /** Loaded when it is called, so that no command waits for another's libraries. */
  load(): Promise<{ run(call: Call): Promise<void> }>;
}

/** An option that is there or not, and one that has a value. */
export const flag = { type: 'boolean' } as const;
export const text = { type: 'string' } as const;

/** What a command was called with. */
export interface Call {
  /** The project's folder. */
  readonly root: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** A mistake in how a command was called: its sentence is shown without a stack, with exit code 1. */
export class UsageError extends Error {}

/** Calls a command. What goes wrong is said in a sentence, a mistake of ours with its stack; exit code 1. */
export async function callCommand(command: Command, given: readonly string[]): Promise<void> {
  try {
    await (await command.load()).run(readCall(command, given));
  } catch (thrown) {
    console.error(thrown instanceof UsageError ? thrown.message : thrown);
    process.exitCode = 1;
  }
}

/** Reads a command's arguments and options. Throws a UsageError for an option that it does not have. */
function readCall(command: Command, given: readonly string[]): Call {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options: { ...command.options, root: text },
      allowPositionals: true,
    });
    const folder = path.resolve(typeof values.root === 'string' ? values.root : '.');
    if (!existsSync(path.join(folder, 'locales')))
      throw new UsageError(
        `${folder} has no folder locales; call this in the project’s folder, or with --root <folder>`,
      );
    return { root: folder, args: positionals, options: values };
  } catch (thrown) {
    throw thrown instanceof TypeError ? new UsageError(thrown.message) : thrown;
  }
}

/** The language that a command was called with; without one, all but English. Throws a UsageError as `requireLanguage` does. */
export function namedOrAllLanguages(project: Project, code: string | undefined): string[] {
  return code === undefined ? translationLanguages(project) : [requireLanguage(project, code)];
}

function translationLanguages({ languages }: Project): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== 'en');
}

/** The language that a command was called with. Throws a UsageError that names those there are. */
export function requireLanguage(project: Project, code: string | undefined): string {
  const known = translationLanguages(project);
  if (code !== undefined && known.includes(code)) return code;
  throw new UsageError(
    `${code === undefined ? 'No language was named' : `There is no language “${code}”`}; the languages are ${known.join(', ')}`,
  );
}
