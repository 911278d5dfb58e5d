import { css } from '@emotion/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountRange } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useFormat } from '../../i18n/useFormat';
import { from } from '../../ui/breakpoints';
import { Checkbox } from '../../ui/Checkbox';
import { NumberField } from '../../ui/NumberField';
import { RangeSlider } from '../../ui/RangeSlider';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { sliderValue, type Price } from './price';
import { usePriceText } from './usePriceText';

interface CalculatorControlsProps {
  typed: string;
  reseller: boolean;
  price: Price;
  type: (value: string) => void;
  setReseller: (ticked: boolean) => void;
}

/** A slider and a number field for the accounts, and the reseller checkbox, which changes no price. */
export function CalculatorControls({ typed, reseller, price, type, setReseller }: CalculatorControlsProps) {
  const { t } = useTranslation('pricing');
  const { number } = useFormat();
  const min = number(accountRange.min);
  const max = number(accountRange.max);
  const hints = {
    empty: t('calculator.emptyHint'),
    outside: t('calculator.outsideHint', { min, max }),
    whole: t('calculator.wholeHint'),
  };
  return (
    <>
      <p css={withoutScripts}>{t('noScript')}</p>
      <div css={[fields, withScripts]}>
        <NumberField
          id="accounts"
          css={field}
          label={t('calculator.accounts')}
          hint={price.hint ? hints[price.hint] : t('calculator.range', { min, max })}
          min={accountRange.min}
          max={accountRange.max}
          step="any"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <RangeSlider
          id="accounts-slider"
          label={t('calculator.slider')}
          labelHidden
          min={accountRange.min}
          max={accountRange.max}
          step={accountRange.step}
          value={sliderValue(typed)}
          valueText={usePriceText(price)}
          minLabel={min}
          maxLabel={max}
          onChange={(value) => type(String(value))}
        />
        <ResellerBox ticked={reseller} tick={setReseller} />
      </div>
    </>
  );
}

const ResellerBox = memo(function ResellerBox(props: { ticked: boolean; tick: (ticked: boolean) => void }) {
  const { ticked, tick } = props;
  const { t } = useTranslation('pricing');
  return (
    <div css={resellerBox}>
      <Checkbox
        id="reseller"
        label={t('calculator.reseller')}
        hint={t('calculator.resellerHint')}
        checked={ticked}
        onChange={(event) => tick(event.target.checked)}
      />
      <p role="status" css={note}>
        {ticked && (
          <RichText
            text={t('calculator.resellerNote')}
            tags={{ contact: (words) => <LocaleLink to="/contact?topic=reseller">{words}</LocaleLink> }}
          />
        )}
      </p>
    </div>
  );
});

const fields = css({ display: 'grid', gap: 20 });

const field = css({
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
    columnGap: 24,
    '& > input': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  },
});

const resellerBox = css({ paddingBlockStart: 16, borderBlockStart: '1px solid var(--line)' });
const note = css({
  paddingInlineStart: 36,
  fontSize: 'var(--text-small)',
  '&:not(:empty)': { paddingBlockStart: 8 },
});
