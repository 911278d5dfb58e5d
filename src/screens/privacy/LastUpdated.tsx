import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../../i18n/useFormatDate';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';

/** The current date: the day of the build on the server, today in the browser (MDX: LastUpdated). */
export function LastUpdated() {
  const { t } = useTranslation('privacy');
  const format = useFormatDate();
  const { interfaceLang } = useContentLanguage();
  const day = useSyncExternalStore(noopSubscribe, today, buildDate);
  return (
    <p lang={interfaceLang} css={line}>
      <time dateTime={day}>{t('lastUpdated', { date: format.usDate(new Date(day)) })}</time>
    </p>
  );
}

const noopSubscribe = () => () => undefined;
const buildDate = () => process.env.GATSBY_BUILD_DATE ?? '';

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const line = css({ '&&': { marginBlockStart: 6 }, color: 'var(--ink2)', fontWeight: 600 });
