import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../../i18n/useFormatDate';

/** When the policy was last updated: the day of the build in the HTML, today in the browser, as the specification asks. */
export function CurrentDate({ built }: { built: string }) {
  const { t } = useTranslation('privacy');
  const format = useFormatDate();
  const day = useSyncExternalStore(
    () => () => undefined,
    today,
    () => built,
  );
  return <time dateTime={day}>{t('lastUpdated', { date: format.usDate(day) })}</time>;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
