import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../../i18n/useFormatDate';

/** When the policy was last updated: the day of the build in the HTML, today in the browser, as the specification asks. */
export function CurrentDate({ built }: { built: string }) {
  const { t } = useTranslation('privacy');
  const format = useFormatDate();
  const day = useSyncExternalStore(
    () => () => undefined,
    // As ISO 8601 writes it.
    () => new Date().toLocaleDateString('sv-SE'),
    () => built,
  );
  return <time dateTime={day}>{t('lastUpdated', { date: format.usDate(day) })}</time>;
}
