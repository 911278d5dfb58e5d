import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { accountRange } from '../../brand';
import { RichText } from '../../i18n/RichText';
import { useFormat } from '../../i18n/useFormat';
import { ContactLink } from '../../shell/ContactLink';
import type { hintFor } from '../../shell/price/price';
import { from } from '../../ui/breakpoints';
import { Checkbox } from '../../ui/Checkbox';
import { NumberField } from '../../ui/NumberField';
import { RangeSlider } from '../../ui/RangeSlider';
import { withScripts, withoutScripts } from '../../ui/scripting';

interface CalculatorControlsProps {
  /** As typed. */
  accounts: string;
  onType: (accounts: string) => void;
  onSlide: (accounts: string) => void;
  sliderAt: number;
  hint: ReturnType<typeof hintFor>;
  priceText: string;
  isReseller: boolean;
  onReseller: (reseller: boolean) => void;
}

/** A slider and a number field for the accounts, and the box of a reseller, which changes no price. */
export function CalculatorControls({
  accounts,
  onType,
  onSlide,
  sliderAt,
  hint,
  priceText,
  isReseller,
  onReseller,
}: CalculatorControlsProps) {
  const { t } = useTranslation('pricing');
  const { number, typed } = useFormat();
  const { min, max, step } = accountRange;
  const hints = {
    empty: t('calculator.emptyHint'),
    outside: t('calculator.outsideHint', { min, max }),
    whole: t('calculator.wholeHint'),
    invalid: undefined,
  };
  return (
    <>
      <p css={withoutScripts}>{t('noScript')}</p>
      <div css={[fields, withScripts]}>
        <NumberField
          id="accounts"
          css={field}
          label={t('calculator.accounts')}
          hint={(hint && hints[hint]) ?? t('calculator.range', { min, max })}
          error={hint === 'invalid' && t('numberError', { example: max })}
          value={accounts}
          onChange={(event) => onType(event.target.value)}
        />
        <RangeSlider
          id="accounts-slider"
          label={t('calculator.slider')}
          min={min}
          max={max}
          step={step}
          value={sliderAt}
          valueText={priceText}
          minLabel={number(min)}
          maxLabel={number(max)}
          onChange={(value) => onSlide(typed(value))}
        />
        {hint !== 'empty' && (
          <p css={nearbyPrice} aria-hidden="true">
            {priceText}
          </p>
        )}
        <Checkbox
          id="reseller"
          label={t('calculator.reseller')}
          // It is said when it changes.
          hint={
            <span role="status">
              {isReseller ? (
                <RichText
                  text={t('calculator.resellerNote')}
                  tags={{ contact: (words) => <ContactLink topic="reseller">{words}</ContactLink> }}
                />
              ) : (
                t('calculator.resellerHint')
              )}
            </span>
          }
          checked={isReseller}
          onChange={(event) => onReseller(event.target.checked)}
        />
      </div>
    </>
  );
}

const fields = css({ display: 'grid', gap: 20 });

const field = css({
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
    columnGap: 24,
    '& > input': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
    '& > p:last-child': { gridColumn: '1 / -1' },
  },
});

// It is shown where the cost is below the window while the slider moves.
const nearbyPrice = css({ fontWeight: 660, textAlign: 'center', [from.wide]: { display: 'none' } });
