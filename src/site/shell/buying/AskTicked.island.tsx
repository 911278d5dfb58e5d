import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonPrimary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { keepInHistory, keptInHistory } from '../historyEntry';

/** The id of the form that the browser sends with what is ticked for it, in it or elsewhere on the page. */
export const askFormId = 'ask';

/** The button that sends the questions that are ticked; it says how many, and they are still ticked when one comes back. */
export function AskTicked() {
  const { t } = useTranslation('buying');
  // Not known without scripts.
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="ask"]')];
    const update = () => {
      const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      setCount(values.length);
      keepInHistory('asked', values);
    };
    const kept = keptInHistory('asked');
    for (const box of boxes) box.checked ||= kept.includes(box.value);
    update();
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, []);
  return (
    <Button type="submit" form={askFormId} css={buttonPrimary}>
      {count === undefined ? t('askTicked') : count === 0 ? t('askAnother') : t('ask', { count })}
    </Button>
  );
}
