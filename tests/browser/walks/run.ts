import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from '../../../src/commandLine/runCommand';

/** `npm run test:walks`: random walks with new seeds. A failure names its steps; `WALK_SEED=…` repeats it. */
void runCommand(async () => {
  const WALKS = process.env.WALKS ?? '15';
  const WALK_SEED = process.env.WALK_SEED ?? String(Date.now() % 2 ** 31);
  console.error(`WALKS=${WALKS} WALK_SEED=${WALK_SEED}`);
  let differs = false;
  for (const script of ['test:browser', 'test:configured', 'test:content']) {
    const tests = spawn('npm', ['run', '--silent', script, '--', '[wW]alk'], {
      stdio: 'inherit',
      env: { ...process.env, WALKS, WALKS_OF_FILES: '200', WALK_SEED },
    });
    const [code] = await once(tests, 'exit');
    differs ||= code !== 0;
  }
  if (differs) throw new Error(`A walk and its model differ: WALK_SEED=${WALK_SEED} repeats it.`);
});
