import {
  settingRow,
  settingsOf,
  type AnySetting,
  type SettingReader,
} from '../../../supabase/functions/_shared/settingTable';

/** The example files, by their paths: every setting with its line of explanation, from the table. */
export function exampleFiles(): Readonly<Record<string, string>> {
  return {
    '.env.example': example('build', 'the site’s build', '.env.production', 'or set each as a variable at your host'),
    'supabase/.env.example': example(
      'function',
      'the contact function',
      'supabase/.env.production',
      'which git ignores',
    ),
  };
}

function example(reader: SettingReader, who: string, file: string, or: string): string {
  const lines = settingsOf(reader)
    // The platform's own, and those of tests.
    .filter((name) => !/^(?:SUPABASE_DB_URL|TURNSTILE_VERIFY_URL|LEAD_WEBHOOK_ALLOW_PRIVATE)$/.test(name))
    .flatMap((name) => ['', ...entry(name)]);
  return [
    `# Settings of ${who}. Copy this file to ${file}, ${or}.`,
    '# A line that begins with # and a name is optional. “npm run release -- check” says what is wrong or missing.',
    '# Written by “npm run release -- examples” from supabase/functions/_shared/settingTable.ts.',
    ...lines,
    '',
  ].join('\n');
}

function entry(name: AnySetting): string[] {
  const { what, without, example: value, whereToFind } = settingRow(name);
  const isRequired = without.startsWith('required');
  return [
    `# ${what}`,
    ...(whereToFind ? [`# Where to find it: ${whereToFind}.`] : []),
    `# ${isRequired ? `${without.charAt(0).toUpperCase()}${without.slice(1)}.` : `Without it: ${without}.`}`,
    without === 'required' || name.startsWith('SUPABASE_') ? `${name}=${value}` : `# ${name}=${value}`,
  ];
}
