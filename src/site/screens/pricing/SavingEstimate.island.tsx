import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountRange, adminTimeShare } from '../../brand';
import { pounds } from '../../i18n/format';
import { useFormat } from '../../i18n/useFormat';
import { accountsIn } from '../../shell/buying/accountsIn';
import { keepInHistory, keptInHistory } from '../../shell/historyEntry';
import { calculatePrice } from '../../shell/price/price';
import { usePriceText } from '../../shell/price/usePriceText';
import { useQueryString } from '../../shell/queryString';
import { Disclosure } from '../../ui/Disclosure';
import { NumberField } from '../../ui/TextField';
import { withScripts, withoutScripts } from '../../ui/scripting';

/** A disclosure that estimates the saved administration time and cost, next to the price of the calculator. */
export function SavingEstimate() {
  const { t } = useTranslation('pricing');
  const { parse } = useFormat();
  const priceText = usePriceText(calculatePrice(accountsIn(useQueryString()) ?? accountRange.initial));
  const [[hours, hourlyCost], setTyped] = useState<string[]>([]);
  const saving = estimateSaving(parse(hours ?? ''), parse(hourlyCost ?? ''));
  // The fields are uncontrolled, so that numbers typed before hydration count.
  const fields = useRef<HTMLDivElement>(null);
  const estimate = () => {
    const typed = inputsIn(fields.current).map(({ value }) => value);
    setTyped(typed);
    keepInHistory('estimate', typed);
  };
  useEffect(() => {
    const kept = keptInHistory('estimate');
    inputsIn(fields.current).forEach((input, index) => (input.value ||= String(kept[index] ?? '')));
    estimate();
  }, []);
  const errorOf = (typed = '') => typed.trim() !== '' && !(parse(typed) >= 0) && t('numberError', { example: 12.5 });
  return (
    <Disclosure id="estimate" title={t('estimate.title')}>
      <p css={withoutScripts}>{t('estimate.noScript')}</p>
      <div ref={fields} css={[{ display: 'grid', gap: 16 }, withScripts]} onChange={estimate}>
        <p>{t('estimate.text')}</p>
        <NumberField label={t('estimate.hours')} error={errorOf(hours)} />
        <NumberField label={t('estimate.hourlyCost')} error={errorOf(hourlyCost)} />
        <p role="status" css={saving ? result : undefined}>
          {saving
            ? t('estimate.result', {
                count: saving.hours,
                hours: saving.hours,
                amount: saving.pounds,
                formatParams: { amount: pounds },
              })
            : t('estimate.empty')}
        </p>
        {saving && <p css={{ fontWeight: 640 }}>{priceText}</p>}
        <p css={{ color: 'var(--ink3)', fontSize: 'var(--text-small)' }}>{t('estimate.note')}</p>
      </div>
    </Disclosure>
  );
}

function inputsIn(fields: HTMLElement | null): readonly HTMLInputElement[] {
  return Array.from(fields?.querySelectorAll('input') ?? []);
}

/** Returns the saved hours and pounds; undefined where a number is missing (NaN) or makes no sense. */
export function estimateSaving(hoursToday: number, hourlyCost: number) {
  const hours = hoursToday * adminTimeShare;
  const pounds = hours * hourlyCost;
  if (!(hours > 0 && pounds > 0 && pounds < Infinity)) return undefined;
  return { hours: Math.round(hours * 10) / 10, pounds };
}
const result = css({ color: 'var(--ink)', fontSize: 'var(--text-h3)', fontWeight: 660, lineHeight: 1.3 });
