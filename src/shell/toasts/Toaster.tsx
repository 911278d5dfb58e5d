import { css } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ToastCard } from './ToastCard';
import { ToastHold } from './ToastHold';
import { onToastWaiting, takeToasts, type Toast } from './toastQueue';

export interface ToasterProps {
  region: RefObject<HTMLElement | null>;
  /** Somebody points at the toasts or is among them: none of them goes. */
  held: boolean;
  /** A toast was closed by hand or by the keyboard. */
  onClosed: () => void;
}

const shownAtOnce = 3;

/** Shows what is queued, three at a time (specification, section 9). The cards count their own time: they wait for readers. */
export function Toaster({ region, held, onClosed }: ToasterProps) {
  const stack = useRef<SnackbarKey[]>([]);
  const close = (key: SnackbarKey) => {
    onClosed();
    closeSnackbar(key);
  };
  const show = useEffectEvent((toast: Toast) => {
    const content = (key: SnackbarKey) => (
      <ToastCard toast={toast} id={key} onTimeUp={() => closeSnackbar(key)} onClose={() => close(key)} />
    );
    stack.current.push(enqueueSnackbar({ content }));
  });
  useEffect(() => onToastWaiting(() => takeToasts().forEach((toast) => show(toast))), []);
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null;
    const newest = stack.current.at(-1);
    const key = stack.current.find((candidate) => String(candidate) === card?.dataset.toast) ?? newest;
    if (key !== undefined) close(key);
  });
  useEffect(() => {
    const element = region.current;
    const onKeyDown = (event: KeyboardEvent) => dismiss(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [region]);
  return (
    <ToastHold value={held}>
      <div css={layer}>
        <SnackbarProvider
          maxSnack={shownAtOnce}
          autoHideDuration={null}
          disableWindowBlurListener
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          onClose={(_event, _reason, closed) => {
            stack.current = stack.current.filter((key) => key !== closed);
          }}
        />
      </div>
    </ToastHold>
  );
}

const layer = css({
  '& .notistack-SnackbarContainer': { padding: '0 0 env(safe-area-inset-bottom)', maxWidth: 'calc(100vw - 32px)' },
});
