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
