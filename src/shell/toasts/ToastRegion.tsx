import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadIcons } from '../../ui/loadIcons';
import type { ToasterProps } from './Toaster';
import { onToastQueued } from './toastQueue';
import { useToastHotkey } from './useToastHotkey';

/** The region of toasts, there from the start; notistack loads with the first one. */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const returnFocus = useToastHotkey(region);

  useEffect(
    () =>
      onToastQueued(() => {
        void loadIcons('/icons.svg');
        void import('./Toaster').then((module) => setToaster(() => module.Toaster));
      }),
    [],
  );

  return (
    <section ref={region} aria-label={t('toasts.label')} tabIndex={-1} data-print="hide">
      {Toaster && <Toaster region={region} onClosed={returnFocus} />}
    </section>
  );
}
