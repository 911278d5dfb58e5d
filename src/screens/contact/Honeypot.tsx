import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { honeypotField } from '../../../supabase/functions/_shared/honeypot';

/** A field that nobody sees; who fills it in is a robot. */
export function Honeypot() {
  const { t } = useTranslation('contact');
  return (
    <div css={offscreen} aria-hidden="true">
      <label htmlFor="contact-honeypot">{t('form.honeypot.label')}</label>
      <input id="contact-honeypot" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

// not display: none, which robots look for
const offscreen = css({ position: 'absolute', insetInlineStart: '-200vw', width: 1, height: 1, overflow: 'hidden' });
