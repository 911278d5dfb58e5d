import { css, Global } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { ToastCard } from './ToastCard';
import { onToastQueued, takeToasts } from './toastQueue';

/**
 * The region of toasts, which is in the HTML; its script comes with the first toast. It shows them three at a time, for four
 * seconds; longer while the pointer is over one or the focus among them.
 */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const { dir } = usePage().language;
  const region = useRef<HTMLElement>(null);
  const returnFocus = useToastHotkey(region);
  useEffect(showQueuedToasts, []);
  return (
    <section
      ref={region}
      aria-label={t('toasts.label')}
      data-print="hide"
      css={layer}
      onFocus={({ currentTarget }) => dispatchToToasts(currentTarget, 'mouseover')}
      onBlur={({ currentTarget }) => dispatchToToasts(currentTarget, 'mouseout')}
    >
      <Global styles={roomForToast} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={4000}
        anchorOrigin={{ vertical: 'bottom', horizontal: dir === 'rtl' ? 'left' : 'right' }}
        onClose={returnFocus}
      />
    </section>
  );
}

/** Shows what is queued now and later. Returns a function that ends it. */
function showQueuedToasts(): () => void {
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
}

/** Moves the focus to the newest toast on Alt+T. Returns a function that moves it back. */
function useToastHotkey(region: RefObject<HTMLElement>): () => void {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Option+T types † on a Mac, so `event.key` differs.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = [...(region.current?.querySelectorAll('button') ?? [])].at(-1);
      if (!newest) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) return;
      cameFrom.current = document.activeElement;
      newest.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
  return () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
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
