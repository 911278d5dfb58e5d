import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { peopleIn } from '../../shell/plan';
import { NumberField, type NumberFieldProps } from '../../ui/TextField';

type PeopleFieldProps = Omit<NumberFieldProps, 'onChange'> & {
  people: number | undefined;
  onChange: (people: number | undefined) => void;
};

/** A number of people. What was typed is shown as it was, unless the address says another number. */
export function PeopleField({ people, onChange, ...field }: PeopleFieldProps) {
  const { t } = useTranslation('pricing');
  const { parse, typed } = useFormat();
  const [text, setText] = useState('');
  const other = people === undefined ? '' : typed(people);
  const shown = peopleIn(parse(text)) === people ? text : other;
  return (
    <NumberField
      {...field}
      inputMode="numeric"
      error={shown.trim() !== '' && people === undefined && t('numberError', { example: 20 })}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(peopleIn(parse(target.value)));
      }}
    />
  );
}
