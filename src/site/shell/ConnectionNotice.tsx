import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Says that something did not load, without a script that would have to load for it (`src/site/browser/connection.ts`). */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  return (
    <div id="connection" role="alert" css={notice} data-print="hide" hidden>
      <p>
        <strong>{t('connection.title')}</strong>
      </p>
      <p data-when="slow">{t('connection.slow')}</p>
      <p data-when="offline">{t('connection.offline')}</p>
    </div>
  );
}

const notice = css({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  width: 'min(26rem, calc(100vw - 40px))',
  padding: '14px 18px',
  color: 'var(--paper)',
  background: 'var(--kite)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.45,
  '&[data-state="slow"] [data-when="offline"], &[data-state="offline"] [data-when="slow"], &[hidden]': {
    display: 'none',
  },
});
