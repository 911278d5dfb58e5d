import type { SettingProblem, SettingValues } from '../../../supabase/functions/_shared/settingTable';
import { projectIn } from '../../../supabase/functions/_shared/settingValues';

const always = (name: string, sentence: string): SettingProblem => ({ name, stops: 'always', sentence });

/** Returns what is wrong between the settings of the site, of the function, and of the owner's shell. */
export function disagreements(build: SettingValues, fn: SettingValues, shell: SettingValues): SettingProblem[] {
  const allowed = [fn.SITE_URL, ...(fn.ALLOWED_ORIGINS ?? '').split(/[\s,]+/)].map((text) => originOf(text));
  const ref = projectIn(build.SUPABASE_URL);
  const others = { ...fn, ...shell };
  const addresses = [
    'DATABASE_URL',
    'SUPABASE_DB_URL',
    'OWNER_DATABASE_URL',
    'LEADS_DATABASE_URL',
    'LEADS_FUNCTION_URL',
  ];
  const problems = [
    fn.SITE_URL !== undefined &&
      build.SITE_URL !== undefined &&
      !allowed.includes(originOf(build.SITE_URL)) &&
      always(
        'SITE_URL',
        `SITE_URL of the build is ${build.SITE_URL} and of the function ${fn.SITE_URL}: forms would be refused; expected the same, or the build’s in ALLOWED_ORIGINS.`,
      ),
    Object.keys(fn).length > 0 &&
      !!build.TURNSTILE_SITE_KEY !== !!fn.TURNSTILE_SECRET &&
      always(
        build.TURNSTILE_SITE_KEY ? 'TURNSTILE_SECRET' : 'TURNSTILE_SITE_KEY',
        `${build.TURNSTILE_SITE_KEY ? 'TURNSTILE_SITE_KEY is set for the build and TURNSTILE_SECRET is not set for the function' : 'TURNSTILE_SECRET is set for the function and TURNSTILE_SITE_KEY is not set for the build: every request would be held as spam'}; expected both or none.`,
      ),
    !!fn.RETRY_SECRET &&
      !!shell.RETRY_SECRET &&
      fn.RETRY_SECRET !== shell.RETRY_SECRET &&
      always('RETRY_SECRET', 'RETRY_SECRET of this shell is another one than that of the function.'),
    ...addresses.map((name) => {
      const other = projectIn(others[name]);
      return (
        ref !== undefined &&
        other !== undefined &&
        other !== ref &&
        always(name, `${name} is of the project ${other}, and SUPABASE_URL of ${ref}; expected one project.`)
      );
    }),
  ];
  return problems.flatMap((problem) => problem || []);
}

function originOf(text: string | undefined): string | undefined {
  return text && URL.canParse(text) ? new URL(text).origin : undefined;
}
