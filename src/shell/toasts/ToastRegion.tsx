import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadIcons } from '../../ui/loadIcons';
import type { ToasterProps } from './Toaster';
import { onToastWaiting } from './toastQueue';
import { useToastHotkey } from './useToastHotkey';

/** The place of toasts, there from the start; what shows them loads with the first one (specification, sections 2 and 9). */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const giveFocusBack = useToastHotkey(region);

  useEffect(
    () =>
      onToastWaiting(() => {
        void loadIcons('/icons.svg');
        void import('./Toaster').then((module) => setToaster(() => module.Toaster));
      }),
    [],
  );

  const onClosed = () => {
    // A toast that goes from under the pointer sends no mouseleave.
    setPointedAt(false);
    giveFocusBack();
  };
  return (
    <section
      ref={region}
      aria-label={t('toasts.label')}
      tabIndex={-1}
      data-print="hide"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {Toaster && <Toaster region={region} held={pointedAt || focused} onClosed={onClosed} />}
    </section>
  );
}
