import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommandLine, runAsProgram } from '../../commandLine/commandLine';

export const release = createCommandLine('release', '.github/DEPLOYING.md', {
  check: {
    usage: '[--settings <file>] [--function-settings <file>] [--offline]',
    description:
      'says in plain words what is wrong, not true or missing, and ends with 1 where that stops a release; reads the environment, .env.production and supabase/.env.production; --offline asks no server',
    run: async (call) => (await import('../release/check')).check(call),
  },
  make: {
    usage: '[--settings <file>] [--function-settings <file>] [--to <folder>] [--offline]',
    description: 'checks, builds and puts the site into a folder of its own (releases/<id>), for a server of your own',
    run: async (call) => (await import('../release/make')).make(call),
  },
  examples: {
    usage: '',
    description: 'writes the example files of the settings again, from their table',
    run: async ({ root }) => {
      const { exampleFiles } = await import('../release/examples');
      for (const [file, content] of Object.entries(exampleFiles())) writeFileSync(path.join(root, file), content);
    },
  },
});

if (require.main === module) runAsProgram(release);
