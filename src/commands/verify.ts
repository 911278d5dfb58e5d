import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { configuredFolder, configuredSettings } from '../../tests/browser/configured/settings';

/** One part of `npm test`: a command of node_modules/.bin, and where it leaves its count of tests. */
interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly report?: string;
  /** Added to the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where a copy of `public/` is put afterwards, before the next build. */
  readonly moveTo?: string;
}

const reports = '.local/reports';

/** In this order: cheap before dear, and the build before what reads it. */
const steps: readonly Step[] = [
  { title: 'Content and locales', command: ['tsx', 'src/commands/check.ts'] },
  { title: 'Types of strings', command: ['tsx', 'src/commands/types.ts', '--check'] },
  {
    title: 'Browser, web server, Supabase command line',
    command: ['tsx', 'src/commands/provision.ts', 'chromium', 'nginx', 'supabase'],
  },
  // With a backend and a booking calendar of the browser tests' own, then as it is without any settings.
  {
    title: 'Build, configured',
    command: ['gatsby', 'build', '--no-color'],
    settings: configuredSettings,
    moveTo: configuredFolder,
  },
  { title: 'Build', command: ['gatsby', 'build', '--no-color'] },
  { title: 'Types', command: ['tsc', '--noEmit'] },
  {
    title: 'Types of the function',
    command: [
      'deno',
      'check',
      '--node-modules-dir=manual',
      'supabase/functions/send-contact-email/index.ts',
      'supabase/local/edge/run.ts',
    ],
  },
  { title: 'Lint of the function', command: ['deno', 'lint', '--quiet', 'supabase/functions', 'supabase/local/edge'] },
  { title: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    title: 'Format',
    command: ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', 'src', 'tests', 'supabase', 'gatsby-*'],
  },
  {
    title: 'Imports',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'tests/gallery',
      'gatsby-browser.tsx',
      'gatsby-ssr.tsx',
      'gatsby-node.ts',
    ],
  },
  {
    title: 'Unit, content and host tests',
    command: [
      'jest',
      'tests/unit',
      'tests/content',
      'tests/host',
      'tests/site',
      '--json',
      '--outputFile',
      `${reports}/jest.json`,
    ],
    report: `${reports}/jest.json`,
  },
  {
    title: 'Backend tests',
    command: ['jest', 'tests/backend', '--maxWorkers=2', '--json', '--outputFile', `${reports}/backend.json`],
    report: `${reports}/backend.json`,
  },
  {
    title: 'Browser tests',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    report: `${reports}/playwright.json`,
  },
  {
    title: 'Live server tests',
    command: ['playwright', 'test', '--config', 'tests/live/playwright.config.ts'],
    report: `${reports}/live.json`,
  },
  {
    title: 'Visual tests',
    command: ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts'],
    report: `${reports}/visual.json`,
  },
];

const jestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** `npm test`: runs everything there is, to the end, and closes with one line of counts. Exit code 1 where a part failed. */
function verify(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const failed: string[] = [];
  const counts = { passed: 0, failed: 0 };
  for (const { title, command, report, settings, moveTo } of steps) {
    console.log(`\n── ${title}`);
    const began = performance.now();
    const [binary = '', ...words] = command;
    const { status } = spawnSync(`node_modules/.bin/${binary}`, words, {
      stdio: 'inherit',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PUBLIC_DIR: 'public', ...settings },
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (status !== 0) failed.push(title);
    if (moveTo && status === 0) {
      rmSync(moveTo, { recursive: true, force: true });
      cpSync('public', moveTo, { recursive: true });
    }
    const counted =
      report && existsSync(report)
        ? z.union([jestReport, playwrightReport]).parse(JSON.parse(readFileSync(report, 'utf8')))
        : undefined;
    // A part without tests of its own counts as one.
    counts.passed += counted?.passed ?? (report === undefined && status === 0 ? 1 : 0);
    counts.failed += counted?.failed ?? (status === 0 ? 0 : 1);
    // Nothing after a failed build would speak of this source.
    if (title.startsWith('Build') && status !== 0) break;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

verify();
