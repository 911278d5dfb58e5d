/** A row of the table in `index.ts`: what a command is called with, what it does, and its function. */
export interface Command {
  /** After the command’s name: `<lng> [page …] [--json] [--out <file>]`. Options that it does not have are refused. */
  readonly usage: string;
  readonly description: string;
  /** Imports what it needs when it is called, so that no command waits for another’s libraries. */
  run(call: Call): Promise<void>;
}

/** What a command was called with. */
export interface Call {
  readonly root: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}
