/**
 * `tests/unit`: rules and components, in jsdom where the file says so; `tests/content`: the command line on a copy of the
 * content; `tests/host`: the servers; `tests/site`: the files of the last build; `tests/backend`: the contact function
 * with a real database and a real mail server; `tests/faults`: the same while one of them fails. Compiled by esbuild.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'node',
  // Long enough for a machine that has other work: only a test that fails waits for it.
  testTimeout: 180_000,
  // Files that hold all pages leave more behind than one process has.
  workerIdleMemoryLimit: '1GB',
  testMatch: [
    '<rootDir>/tests/{unit,content,host,site,backend,faults}/**/*.test.ts',
    '<rootDir>/tests/unit/**/*.test.tsx',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/tests/compile.mjs' },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
};
