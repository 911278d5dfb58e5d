import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';
import { withScripts } from '../../ui/scripting';
import { usePrint } from '../../ui/usePrint';
import { keepInHistory, keptInHistory } from '../historyEntry';

interface AskTickedProps {
  /** Whether the page is printed, for colleagues who decide. */
  printed: boolean;
}

/** What is done with the questions that are ticked in the form around it, which the browser sends. */
export function AskTicked({ printed }: AskTickedProps) {
  const { t } = useTranslation(['buying', 'contact']);
  const print = usePrint();
  const row = useRef<HTMLDivElement>(null);
  // Not known without scripts.
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const form = row.current?.closest('form');
    if (!form) return;
    const update = () => {
      const values = Array.from(form.querySelectorAll<HTMLInputElement>('[name="ask"]:checked'), ({ value }) => value);
      setCount(values.length);
      keepInHistory('asked', values);
    };
    const kept = keptInHistory('asked');
    for (const box of form.querySelectorAll<HTMLInputElement>('[name="ask"]')) box.checked ||= kept.includes(box.value);
    update();
    form.addEventListener('change', update);
    return () => form.removeEventListener('change', update);
  }, []);
  return (
    <div ref={row} css={buttonRow} data-print="hide">
      <Button type="submit" css={buttonPrimary}>
        {count === undefined ? t('askTicked') : count === 0 ? t('askAnother') : t('ask', { count })}
      </Button>
      {printed && print && (
        <Button type="button" css={[buttonSecondary, withScripts]} onClick={print}>
          <PageIcon name="printer" />
          {t('finance')}
        </Button>
      )}
      <p>{t('contact:form.reply')}</p>
    </div>
  );
}
