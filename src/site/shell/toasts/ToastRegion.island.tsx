import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from './Toaster';

/** The region of toasts, which is in the HTML; its script comes with the first toast. */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const returnFocus = useToastHotkey(region);
  return (
    <section ref={region} aria-label={t('toasts.label')} data-print="hide">
      <Toaster onClosed={returnFocus} />
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
