import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { honeypotField } from '../../../supabase/functions/_shared/honeypot';

/** A hidden field that only bots fill in. */
export function Honeypot() {
  const { t } = useTranslation('contact');
  return (
    <div css={offscreen} aria-hidden="true">
      <label htmlFor="contact-honeypot">{t('form.honeypot.label')}</label>
      <input id="contact-honeypot" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

// Bots skip fields with display: none.
const offscreen = css({ position: 'absolute', insetInlineStart: '-200vw', width: 1, height: 1, overflow: 'hidden' });
