import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountRange } from '../../../src/site/brand';
import { useFormat } from '../../../src/site/i18n/useFormat';
import { Checkbox } from '../../../src/site/ui/Checkbox';
import { NumberField } from '../../../src/site/ui/NumberField';
import { RangeSlider } from '../../../src/site/ui/RangeSlider';
import { TextArea } from '../../../src/site/ui/TextArea';
import { TextField } from '../../../src/site/ui/TextField';
import { PointerStates, Specimen, State } from '../Specimen';

/** Form fields. */
export function Fields() {
  const { t } = useTranslation(['contact', 'pricing']);
  const email = { label: t('form.email.label'), hint: t('form.email.hint') };
  const message = { label: t('form.message.label'), hint: t('form.message.hint') };
  return (
    <>
      <Specimen file="src/site/ui/Field.tsx" note="Label, hint and error around a control; the fields below use it." />
      <Specimen file="src/site/ui/TextField.tsx">
        <PointerStates name="empty">
          <TextField css={field} {...email} />
        </PointerStates>
        <State name="filled">
          <TextField css={field} {...email} defaultValue="ann@example.org" />
        </State>
        <State name="error">
          <TextField css={field} {...email} error={t('validation.email.invalid')} defaultValue="ann@" />
        </State>
        <State name="disabled">
          <TextField css={field} {...email} disabled />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/TextArea.tsx">
        <PointerStates name="empty">
          <TextArea css={field} {...message} />
        </PointerStates>
        <State name="error">
          <TextArea css={field} {...message} error={t('validation.message.required')} />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/NumberField.tsx">
        <State name="filled">
          <NumberField css={field} label={t('pricing:calculator.accounts')} defaultValue="250" />
        </State>
        <State name="with its hint for what is outside">
          <NumberField
            css={field}
            label={t('pricing:calculator.accounts')}
            hint={t('pricing:calculator.wholeHint')}
            defaultValue="12.5"
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/RangeSlider.tsx">
        <State name="at 10">
          <Slider at={10} />
        </State>
        <State name="at 500, focus" shown="focus">
          <Slider at={500} />
        </State>
        <State name="at 1000">
          <Slider at={1000} />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Checkbox.tsx">
        <PointerStates name="unticked">
          <Checkbox label={t('pricing:calculator.reseller')} hint={t('pricing:calculator.resellerHint')} />
        </PointerStates>
        <State name="ticked">
          <Checkbox label={t('pricing:calculator.reseller')} defaultChecked />
        </State>
        <State name="disabled">
          <Checkbox label={t('pricing:calculator.reseller')} defaultChecked disabled />
        </State>
      </Specimen>
    </>
  );
}

function Slider({ at }: { at: number }) {
  const { t } = useTranslation('pricing');
  const { number } = useFormat();
  const [value, setValue] = useState(at);
  const { min, max, step } = accountRange;
  return (
    <div css={field}>
      <RangeSlider
        id={`gallery-slider-${at}`}
        label={t('calculator.slider')}
        value={value}
        min={min}
        max={max}
        step={step}
        valueText={number(value)}
        minLabel={number(min)}
        maxLabel={number(max)}
        onChange={setValue}
      />
    </div>
  );
}

const field = css({ width: 320, maxWidth: '100%' });
