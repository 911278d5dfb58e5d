import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Listr, PRESET_TIMER, type ListrTask } from 'listr2';
import { runCommand } from '../src/commandLine/runCommand';

/** One step of `npm test`: an npm script of package.json. */
interface Step {
  readonly title: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** Waits for the build, and is skipped where it failed. */
  readonly needsBuild?: boolean;
}

/** Enough for what differs between languages: the source, another address, long words. CI tries all. */
const languages = process.env.LOCALES ?? 'en,cy,de';
const build: Step = { title: 'Build', script: 'build' };
const contentTests: Step = { title: 'Content tests', script: 'test:content', args: ['--maxWorkers=2'] };
const unitTests: Step = { title: 'Unit tests', script: 'test:unit', args: ['--maxWorkers=1'] };
const types: Step = { title: 'Types', script: 'types' };
const lint: Step = { title: 'Lint', script: 'lint' };
const format: Step = { title: 'Format', script: 'format:check' };
// The longest first.
const quickSteps = [
  contentTests,
  unitTests,
  types,
  // No step of `npm test`, whose build checks the same.
  { title: 'Content and locales', script: 'check' },
  lint,
  format,
];
// In this order as a place becomes free. A step that waits for the build takes a place as well, so others come first.
const allSteps: readonly Step[] = [
  build,
  contentTests,
  unitTests,
  types,
  lint,
  format,
  { title: 'Contact function: types and lint', script: 'lint:function' },
  { title: 'Browser tests', script: 'test:browser', needsBuild: true },
  { title: 'Tests of the exported files', script: 'test:site', args: ['--maxWorkers=1'], needsBuild: true },
  { title: 'Tests of the web servers', script: 'test:host', args: ['--maxWorkers=1'], needsBuild: true },
];

const reports = '.local/reports';
const failures: { readonly title: string; readonly output: string }[] = [];
let passed = 0;
let reportBuild: (succeeded: boolean) => void = () => undefined;
const built = new Promise<boolean>((resolve) => (reportBuild = resolve));

/** `npm test`: runs all steps to their end, two at a time; `quick` runs those that need no build and no browser. */
async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const steps = process.argv[2] === 'quick' ? quickSteps : allSteps;
  const options = { timer: PRESET_TIMER, showErrorMessage: false };
  const started = performance.now();
  await new Listr(steps.map(taskOf), {
    // They keep two processors busy. With a third at the same time, all took a quarter more of their time.
    concurrent: 2,
    exitOnError: false,
    rendererOptions: options,
    fallbackRendererOptions: options,
  }).run();
  for (const { title, output } of failures) console.log(`\n── ${title} failed\n${output}`);
  const result = failures.length > 0 ? `${failures.length} of ${steps.length} steps failed` : 'Every step succeeded';
  console.log(`\n${result}: ${passed} tests passed in ${Math.round((performance.now() - started) / 1000)} s.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function taskOf(step: Step): ListrTask {
  const { title, script, needsBuild } = step;
  return {
    title,
    task: async (_, task) => {
      if (needsBuild && !(await built)) return task.skip(`${title}: skipped, as the build failed`);
      const { succeeded, output } = await run(step);
      if (step === build) reportBuild(succeeded);
      writeFileSync(`${reports}/${script.replace(':', '-')}.log`, output);
      const counts = [...output.matchAll(/(?<=^(?:Tests: .*)?\s*)(\d+) (passed|skipped)/gm)];
      for (const [, count, result] of counts) if (result === 'passed') passed += Number(count);
      if (counts.length > 0) task.title = `${title}: ${counts.map(([text]) => text).join(', ')}`;
      if (succeeded) return;
      failures.push({ title, output });
      throw new Error(title);
    },
  };
}

function run(step: Step): Promise<{ succeeded: boolean; output: string }> {
  const { script, args = [], needsBuild } = step;
  const env = {
    ...process.env,
    ...(step === build || needsBuild ? { LOCALES: languages } : {}),
    GATSBY_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    CI: '1',
  };
  const words = ['run', '--silent', script, '--', ...args];
  return new Promise((resolve) => {
    execFile('npm', words, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ succeeded: error === null, output: stdout + stderr || (error?.message ?? '') }),
    );
  });
}

runCommand(main);
