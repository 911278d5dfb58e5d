import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Reopens the cookie settings: withdrawing consent is as easy as giving it (UK GDPR, article 7(3)). */
export function CookieSettingsButton() {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      css={link}
      onClick={({ currentTarget }) => {
        // Safari gives a clicked button no focus, and the focus returns to where it was.
        currentTarget.focus();
        window.dispatchEvent(new Event('camre:cookie-settings'));
      }}
    >
      {t('footer.cookieSettings')}
    </button>
  );
}

const link = css({
  minHeight: 44,
  padding: 0,
  color: 'var(--ink2)',
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  'html:not(.js) &': { display: 'none' },
});
