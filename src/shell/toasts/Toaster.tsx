import { css } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useRef, type RefObject } from 'react';
import { ToastCard } from './ToastCard';
import { onToastQueued, takeToasts } from './toastQueue';

declare module 'notistack' {
  interface VariantOverrides {
    success: { text: string };
    error: { text: string };
  }
}

export interface ToasterProps {
  region: RefObject<HTMLElement>;
  /** Called when a toast closes, by itself or by hand. */
  onClosed: () => void;
}

/** Shows the queued toasts, three at a time, for four seconds; longer while the pointer is over one or the focus among them. */
export function Toaster({ region, onClosed }: ToasterProps) {
  const shown = useRef<SnackbarKey[]>([]);
  useEffect(
    () =>
      onToastQueued(() => {
        for (const { kind, title, text } of takeToasts())
          // The same toast is shown once.
          shown.current.push(
            enqueueSnackbar(title, { variant: kind, text, key: [kind, title, text].join(), preventDuplicate: true }),
          );
      }),
    [],
  );
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const toast = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null;
      const key = shown.current.find((candidate) => String(candidate) === toast?.dataset.toast) ?? shown.current.at(-1);
      if (key !== undefined) closeSnackbar(key);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', closeOnEscape, { signal });
    element.addEventListener('focusin', () => dispatchToToasts(element, 'mouseover'), { signal });
    element.addEventListener('focusout', () => dispatchToToasts(element, 'mouseout'), { signal });
    return () => listening.abort();
  }, [region]);
  return (
    <div css={layer}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={4000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        Components={{ success: ToastCard, error: ToastCard }}
        onClose={(_event, _reason, closed) => {
          shown.current = shown.current.filter((key) => key !== closed);
          onClosed();
        }}
      />
    </div>
  );
}

/** notistack pauses the time of a toast under the pointer; toasts that have the keyboard's focus pause the same way (WCAG 2.2.1). */
function dispatchToToasts(region: HTMLElement, type: 'mouseover' | 'mouseout'): void {
  for (const toast of region.querySelectorAll('[data-toast]'))
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

const layer = css({
  '& .notistack-SnackbarContainer': {
    padding: '0 0 env(safe-area-inset-bottom)',
    maxWidth: 'calc(100vw - 32px)',
    // At the bottom of a very low window it would cover the field that has the focus.
    '@media (max-height: 400px)': { top: 6, bottom: 'auto' },
  },
});
