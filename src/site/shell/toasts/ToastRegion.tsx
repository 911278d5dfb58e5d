import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '../atMost';
import { on } from '../events';
import { ToastCard } from './ToastCard';
import type { ToasterProps } from './Toaster';
import { onToastQueued, showToast, takeToasts, type Toast } from './toastQueue';

/** Loads `Toaster`, with notistack. */
export const loadToaster = () => import('./Toaster');

/**
 * The region of toasts, which is in the HTML; notistack loads with the first toast. Where it does not load, the newest
 * toast is shown until it is closed.
 */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [plainToast, setPlainToast] = useState<Toast>();
  const returnFocus = useToastHotkey(region);

  useEffect(
    () =>
      onToastQueued(() => {
        loadInTime(loadToaster(), 'The toaster').then(
          (module) => {
            setPlainToast(undefined);
            setToaster(() => module.Toaster);
          },
          () => setPlainToast((before) => takeToasts().at(-1) ?? before),
        );
      }),
    [],
  );
  useEffect(
    () =>
      on('unloaded', () =>
        showToast('error', t('connection.title'), t(navigator.onLine ? 'connection.slow' : 'connection.offline')),
      ),
    [t],
  );
  const closePlainToast = () => {
    returnFocus();
    setPlainToast(undefined);
  };

  return (
    <section ref={region} aria-label={t('toasts.label')} data-print="hide">
      {Toaster && <Toaster onClosed={returnFocus} />}
      {plainToast && (
        <div css={corner}>
          <ToastCard {...plainToast} onClose={closePlainToast} />
        </div>
      )}
    </section>
  );
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

const corner = css({ position: 'fixed', zIndex: 30, insetBlockEnd: 20, insetInlineEnd: 20 });
