import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { below } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow } from '../../ui/button';
import { Button } from '../../ui/elements';
import { keepInHistory, keptInHistory } from '../historyEntry';

/** The id of the form that the browser sends with what is ticked for it, in it or elsewhere on the page. */
export const askFormId = 'ask';

/** What is done with the questions that are ticked, and beside it what else is given. */
export function AskTicked({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['buying', 'contact']);
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
    <div css={[buttonRow, row]} data-print="hide">
      <Button type="submit" form={askFormId} css={[buttonPrimary, count ? inSight : undefined]}>
        {count === undefined ? t('askTicked') : count === 0 ? t('askAnother') : t('ask', { count })}
      </Button>
      {children}
      <p>{t('contact:form.reply')}</p>
    </div>
  );
}

// On phones, what is ticked can be asked from every row: the form itself is around the button.
const row = css({ [below.medium]: { display: 'contents' } });
const inSight = css({
  '@media (max-width: 39.99em) and (min-height: 38em)': { position: 'sticky', insetBlockEnd: 12 },
});
