import { format } from 'node:util';

/**
 * Runs a command line in the process of the test, one at a time. Returns what it printed, and the exit code that its process
 * would have.
 */
export async function captured(commandLine: (words: readonly string[]) => Promise<void>, words: readonly string[]) {
  const printed = { stdout: '', stderr: '' };
  const print =
    (stream: 'stdout' | 'stderr') =>
    (...values: unknown[]) =>
      void (printed[stream] += `${format(...values)}\n`);
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(print('stdout')),
    jest.spyOn(console, 'warn').mockImplementation(print('stderr')),
    jest.spyOn(console, 'error').mockImplementation(print('stderr')),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.stdout += String(text);
      return true;
    }),
  ];
  try {
    process.exitCode = 0;
    await commandLine(words);
    return { code: Number(process.exitCode), ...printed };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}
