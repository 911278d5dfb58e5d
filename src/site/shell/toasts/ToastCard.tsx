import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/isComposing';
import type { Toast } from './toastQueue';

interface ToastCardProps extends Toast {
  onClose: () => void;
}

/** A toast. Its text is added after its live region, or screen readers would not announce it (ARIA 1.2, status). */
export function ToastCard({ kind, title, text, silent, onClose }: ToastCardProps) {
  const { t } = useTranslation('common');
  const [announced, setAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const failed = kind === 'error';
  return (
    <div data-toast="" css={[card, failed ? destructive : success]}>
      <Icon name={failed ? 'circle-alert' : 'check'} />
      <div role={silent ? undefined : failed ? 'alert' : 'status'} css={words}>
        {announced && (
          <>
            <p css={heading}>{title}</p>
            <p>{text}</p>
          </>
        )}
      </div>
      <button
        type="button"
        css={[iconButton, close]}
        aria-label={t('toasts.close')}
        onClick={onClose}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && onClose()}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  width: 'min(26rem, calc(100vw - 40px))',
  padding: '10px 6px 10px 18px',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.45,
  '& > svg': { marginBlockStart: 11, fontSize: '1.375rem' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const words = css({ minHeight: 44, paddingBlock: 10, display: 'grid', gap: 2 });
const heading = css({ fontSize: 'var(--text-body)', fontWeight: 660 });
const close = css({ color: 'inherit', '&:hover': { color: 'inherit', background: 'rgb(0 0 0 / .12)' } });

const success = css({
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  '& > svg': { color: 'var(--fern)' },
});
const destructive = css({ color: 'var(--paper)', background: 'var(--kite)', border: '1px solid transparent' });
