/**
 * Runs a command to its end. Of an Error, the message is printed; of a TypeError or another class that is a mistake in
 * the code, the stack as well. The exit code is then 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    console.error(thrown instanceof Error && thrown.name === 'Error' ? thrown.message : thrown);
    process.exitCode = 1;
  }
}
