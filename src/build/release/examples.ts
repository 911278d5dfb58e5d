import {
  settingRow,
  settingsOf,
  type AnySetting,
  type SettingReader,
} from '../../../supabase/functions/_shared/settingTable';

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
  const lines = settingsOf(reader)
    // The platform's own, and those of tests.
    .filter((name) => !/^(?:SUPABASE_DB_URL|TURNSTILE_VERIFY_URL|LEAD_WEBHOOK_ALLOW_PRIVATE)$/.test(name))
    .flatMap((name) => ['', ...entry(name, reader)]);
  return [
    `# ${purpose}`,
    '# A line that begins with # and a name is optional. Single quotes around a value keep its spaces, # and $ as they are.',
    ...(reader === 'shell' ? [] : ['# “npm run release -- check” says what is wrong or missing.']),
    '# Written by “npm run release -- examples” from supabase/functions/_shared/settingTable.ts.',
    ...lines,
    '',
  ].join('\n');
}

function entry(name: AnySetting, reader: SettingReader): string[] {
  const { of, what, without, example: value, whereToFind } = settingRow(name);
  const isRequired = without.startsWith('required');
  const isShared = reader === 'shell' && of.length > 1;
  return [
    `# ${what}`,
    ...(whereToFind ? [`# Where to find it: ${whereToFind}.`] : []),
    isShared
      ? `# The same as that of the ${of.includes('function') ? 'function' : 'build'}.`
      : `# ${isRequired ? `${without.charAt(0).toUpperCase()}${without.slice(1)}.` : `Without it: ${without}.`}`,
    isWritten(name, reader) ? assignment(name, value) : `# ${assignment(name, value)}`,
  ];
}

/** Whether a line is to be filled in, and not only if it is wanted. */
function isWritten(name: AnySetting, reader: SettingReader): boolean {
  if (reader === 'shell') return /^(?:OWNER_DATABASE_URL|LEADS_FUNCTION_URL|RETRY_SECRET|SUPABASE_REGION)$/.test(name);
  return settingRow(name).without === 'required' || name.startsWith('SUPABASE_');
}

/** A line that shells, Node and Supabase’s command line read as the same value. */
function assignment(name: AnySetting, value: string): string {
  return /[^\w./:@-]/.test(value) ? `${name}='${value}'` : `${name}=${value}`;
}
