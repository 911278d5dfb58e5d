import { useTranslation } from 'react-i18next';

/**
 * `npm run types` is the test: each line under a mark of an expected error has to be one. A wrong key, and values without
 * that of a placeholder, do not compile; calls without any values are found by tests/content/stringCalls.test.ts.
 */
export function UsesStrings() {
  const { t } = useTranslation(['home', 'common']);
  return [
    t('hero.trial'),
    t('common:scheduler.notice', { provider: 'Calendar' }),
    t('common:courseCount', { count: 12 }),
    // @ts-expect-error -- no such key
    t('hero.trail'),
    // @ts-expect-error -- its {{provider}} is written otherwise
    t('common:scheduler.notice', { provder: 'Calendar' }),
    // @ts-expect-error -- its {{count}} is missing
    t('common:courseCount', {}),
  ];
}
