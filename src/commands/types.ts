import { writeTypes } from '../build/generatedTypes';
import { formatProblem } from '../model/problem';
import { unusedStrings } from './unusedStrings';

/**
 * `npm run types:strings` writes the types that come from locales/en and topics.json. With `--check` it also names the
 * strings that no code shows (exit code 1 if there are any).
 */
writeTypes(process.cwd());
if (process.argv.includes('--check')) {
  const unused = unusedStrings(process.cwd());
  for (const problem of unused) console.error(`${formatProblem(problem)}\n`);
  if (unused.length > 0) process.exitCode = 1;
}
