import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainToast } from './PlainToast';
import type { ToasterProps } from './Toaster';
import { onToastQueued, showToast, takeToasts, type Toast } from './toastQueue';
import { useToastHotkey } from './useToastHotkey';

/** Loads notistack and what shows toasts with it. */
export const loadToaster = () => import('./Toaster');

/** The region of toasts, there from the start; notistack loads with the first one. */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [plainToast, setPlainToast] = useState<Toast>();
  const returnFocus = useToastHotkey(region);

  useEffect(
    () =>
      onToastQueued(() => {
        loadToaster().then(
          (module) => {
            setPlainToast(undefined);
            setToaster(() => module.Toaster);
          },
          () => setPlainToast((before) => takeToasts().at(-1) ?? before),
        );
      }),
    [],
  );
  useEffect(() => {
    const showOffline = () => showToast('error', t('connection.title'), t('connection.offline'));
    window.addEventListener('camre:offline', showOffline);
    return () => window.removeEventListener('camre:offline', showOffline);
  }, [t]);
  const closePlainToast = () => {
    returnFocus();
    setPlainToast(undefined);
  };

  return (
    <section ref={region} aria-label={t('toasts.label')} data-print="hide">
      {Toaster && <Toaster onClosed={returnFocus} />}
      {plainToast && <PlainToast {...plainToast} onClose={closePlainToast} />}
    </section>
  );
}
