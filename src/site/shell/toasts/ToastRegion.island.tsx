import { css, Global } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useRef, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/isComposing';
import { followToasts, type Toast } from './toastQueue';

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
  const shown = new Map<SnackbarKey, Toast>();
  return followToasts((toast) => {
    const { kind, title, text } = toast;
    if ([...shown.values()].some((said) => said.title === title && said.text === text)) return;
    // What has succeeded has no open errors; what is said anew under a title is what is true of it.
    for (const [key, said] of shown) if (kind === 'success' || said.title === title) closeSnackbar(key);
    const key = enqueueSnackbar({
      content: (id) => (
        // notistack slides in the element that has its ref.
        <div>
          <ToastCard {...toast} onClose={() => closeSnackbar(id)} />
        </div>
      ),
      onClose: () => shown.delete(key),
    });
    shown.set(key, toast);
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

/** notistack pauses a toast under the pointer; toasts with the keyboard’s focus pause the same way (WCAG 2.2.1). */
function dispatchToToasts(layer: HTMLElement, type: 'mouseover' | 'mouseout'): void {
  for (const toast of layer.querySelectorAll('[data-toast]'))
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/** A toast. Its text is added after its live region, or screen readers would not announce it (ARIA 1.2, status). */
function ToastCard({ kind, title, text, silent, onClose }: Toast & { onClose: () => void }) {
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
            <p css={{ fontSize: 'var(--text-body)', fontWeight: 660 }}>{title}</p>
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

/** What gets the focus is scrolled next to a toast, and not under it (WCAG 2.4.11). */
const roomForToast = css({ 'html:has([data-toast])': { scrollPaddingBlock: '10rem 8rem' } });

const layer = css({
  '& .notistack-SnackbarContainer': {
    padding: '0 0 env(safe-area-inset-bottom)',
    maxWidth: 'calc(100vw - 32px)',
    // On phones over the header: at the bottom it would cover what one types, or be below the keyboard.
    '@media (max-width: 39.99em), (max-height: 400px)': { top: 6, bottom: 'auto' },
  },
});

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
const close = css({ color: 'inherit', '&:hover': { color: 'inherit', background: 'rgb(0 0 0 / .12)' } });

const success = css({
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  '& > svg': { color: 'var(--fern)' },
});
const destructive = css({ color: 'var(--paper)', background: 'var(--kite)', border: '1px solid transparent' });
