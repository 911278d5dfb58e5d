import { css, Global } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { usePage } from '../../i18n/usePage';
import { ToastCard } from './ToastCard';
import { onToastQueued, takeToasts } from './toastQueue';

export interface ToasterProps {
  /** Called when a toast closes, by itself or by hand. */
  onClosed: () => void;
}

/**
 * Shows the queued toasts, three at a time, for four seconds; longer while the pointer is over one or the focus among them.
 */
export function Toaster({ onClosed }: ToasterProps) {
  const { dir } = usePage().language;
  useEffect(() => {
    // `preventDuplicate` would also drop a toast while the same one is sliding out.
    const shown = new Map<string, SnackbarKey>();
    return onToastQueued(() => {
      for (const toast of takeToasts()) {
        const words = Object.values(toast).join();
        if (shown.has(words)) continue;
        // What has succeeded has no open errors.
        if (toast.kind === 'success') for (const key of shown.values()) closeSnackbar(key);
        const key = enqueueSnackbar({
          content: (id) => (
            // notistack slides in the element that has its ref.
            <div>
              <ToastCard {...toast} onClose={() => closeSnackbar(id)} />
            </div>
          ),
          onClose: () => shown.delete(words),
        });
        shown.set(words, key);
      }
    });
  }, []);
  return (
    <div
      css={layer}
      onFocus={({ currentTarget }) => dispatchToToasts(currentTarget, 'mouseover')}
      onBlur={({ currentTarget }) => dispatchToToasts(currentTarget, 'mouseout')}
    >
      <Global styles={roomForToast} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={4000}
        anchorOrigin={{ vertical: 'bottom', horizontal: dir === 'rtl' ? 'left' : 'right' }}
        onClose={onClosed}
      />
    </div>
  );
}

/**
 * notistack pauses the time of a toast under the pointer; toasts that have the keyboard's focus pause the same way (WCAG
 * 2.2.1).
 */
function dispatchToToasts(layer: HTMLElement, type: 'mouseover' | 'mouseout'): void {
  for (const toast of layer.querySelectorAll('[data-toast]'))
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/** What gets the focus is scrolled above a toast, and not under it (WCAG 2.4.11). */
const roomForToast = css({ 'html:has([data-toast])': { scrollPaddingBlockEnd: '8rem' } });

const layer = css({
  '& .notistack-SnackbarContainer': {
    padding: '0 0 env(safe-area-inset-bottom)',
    maxWidth: 'calc(100vw - 32px)',
    // At the bottom of a very low window it would cover the field that has the focus.
    '@media (max-height: 400px)': { top: 6, bottom: 'auto' },
  },
});
