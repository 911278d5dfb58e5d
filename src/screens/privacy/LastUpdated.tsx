import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';

/** The current date (specification, section 2: Privacy policy): the day of the build until scripts know the reader's. */
export function LastUpdated() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { interfaceLang } = useContentLanguage();
  const day = useSyncExternalStore(noopSubscribe, today, buildDate);
  return (
    <p lang={interfaceLang} css={line}>
      <time dateTime={day}>{t('lastUpdated', { date: format.date(new Date(day)) })}</time>
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
