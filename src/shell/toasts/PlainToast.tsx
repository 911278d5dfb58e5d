import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { iconButton } from '../../ui/button';
import type { Toast } from './toastQueue';

/** A toast where notistack did not load; it stays until it is closed. */
export function PlainToast({ kind, title, text, onClose }: Toast & { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div css={card} data-toast="">
      <div role={kind === 'error' ? 'alert' : 'status'}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </div>
      <button
        type="button"
        css={iconButton}
        aria-label={t('toasts.close')}
        onClick={onClose}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        ×
      </button>
    </div>
  );
}

const card = css({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  display: 'flex',
  gap: 12,
  maxWidth: 'min(26rem, calc(100vw - 40px))',
  padding: '10px 6px 10px 18px',
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 'var(--text-small)',
});
