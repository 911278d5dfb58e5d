import { settingsOf, type SettingReader } from '../../../supabase/functions/_shared/settingTable';

/** The example files, by their paths: every setting with its line of explanation, from the table. */
export function exampleFiles(): Readonly<Record<string, string>> {
  return {
    '.env.example': example(
      'build',
      'Settings of the site’s build. Copy this file to .env.production, or set each as a variable at your host.',
    ),
    'supabase/.env.example': example(
      'function',
      'Settings of the contact function. Copy this file to supabase/.env.production, which git ignores.',
    ),
    'supabase/owner.env.example': example(
      'shell',
      'Settings of “npm run leads”, in the shell of the person who answers the requests. Copy this file to ~/.camre-owner.',
    ),
  };
}

function example(reader: SettingReader, purpose: string): string {
  const lines = settingsOf(reader).filter(({ row }) => row.line !== 'hidden');
  return [
    `# ${purpose}`,
    '# A line that begins with # and a name is optional. Single quotes around a value keep its spaces, # and $ as they are.',
    ...(reader === 'shell' ? [] : ['# “npm run release -- check” says what is wrong or missing.']),
    '# Written by “npm run release -- examples” from supabase/functions/_shared/settingTable.ts.',
    ...lines.flatMap(({ name, row, schema }) => {
      const unset = schema.safeParse(undefined);
      return [
        '',
        `# ${row.what}`,
        ...(row.whereToFind ? [`# Where to find it: ${row.whereToFind}.`] : []),
        unset.success ? `# Without it: ${row.without ?? String(unset.data)}.` : '# Required.',
        `${row.line === 'expected' ? '' : '# '}${assignment(name, row.example ?? String(unset.data ?? ''))}`,
      ];
    }),
    '',
  ].join('\n');
}

/** A line that shells, Node and Supabase’s command line read as the same value. */
function assignment(name: string, value: string): string {
  return /[^\w./:@-]/.test(value) ? `${name}='${value}'` : `${name}=${value}`;
}
