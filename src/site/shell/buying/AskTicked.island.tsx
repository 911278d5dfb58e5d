import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Button, Span } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';
import { untilReady, whenReady, withScripts } from '../../ui/scripting';
import { usePrint } from '../../ui/usePrint';
import { ContactLink } from '../ContactLink';
import { keepInHistory, keptInHistory } from '../historyEntry';
import { useQueryString } from '../queryString';
import { accountsIn } from './accountsIn';

interface AskTickedProps {
  /** Whether the page is printed, for colleagues who decide. */
  printed: boolean;
}

/** What is done with the questions that are ticked in the form around it. Until this acts, the browser sends them. */
export function AskTicked({ printed }: AskTickedProps) {
  const { t } = useTranslation(['buying', 'contact']);
  const print = usePrint();
  const row = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // The calculator keeps them in the address.
  const accounts = accountsIn(useQueryString());
  useEffect(() => {
    const form = row.current?.closest('form');
    if (!form) return;
    const update = () => {
      const values = Array.from(form.querySelectorAll<HTMLInputElement>('[name="ask"]:checked'), ({ value }) => value);
      setTicked(values);
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
      <ContactLink topic="question" ask={ticked} accounts={accounts} css={[buttonPrimary, whenReady]}>
        <Span>{ticked.length === 0 ? t('askAnother') : t('ask', { count: ticked.length })}</Span>
      </ContactLink>
      <Button type="submit" css={[buttonPrimary, untilReady]}>
        {t('askTicked')}
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
