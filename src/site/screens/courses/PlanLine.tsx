import { css } from '@emotion/react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { useDataText } from '../../i18n/useDataText';
import { useFormat } from '../../i18n/useFormat';
import type { ScreenData } from '../../screenData';
import { peopleIn, type PlanRow } from '../../shell/plan';
import { from } from '../../ui/breakpoints';
import { iconButton } from '../../ui/button';
import { Field, control } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { NumberField } from '../../ui/NumberField';
import { RoleCourses } from './RoleCourses';

interface PlanLineProps {
  id: string;
  /** Undefined in the last line, which adds one. */
  row: (PlanRow & { readonly name: string }) | undefined;
  sectors: ScreenData['courses']['sectors'];
  /** The roles that the plan has: each is once in it. */
  taken: readonly string[];
  /** Undefined until they have loaded. */
  courses: readonly IndexedCourse[] | undefined;
  /** Gets what is in the place of the line: a row, or none. */
  onChange: (rows: readonly PlanRow[]) => void;
}

/** A role of the plan with its people and courses. */
export function PlanLine({ id, row, sectors, taken, courses, onChange }: PlanLineProps) {
  const { t } = useTranslation(['courses', 'pricing', 'contact']);
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  const { parse, typed } = useFormat();
  const [text, setText] = useState('');
  // What was typed is shown as it was, unless the address says another number.
  const shown = row?.people === undefined || peopleIn(parse(text)) === row.people ? text : typed(row.people);
  const remove = ({ currentTarget }: MouseEvent) => {
    setText('');
    onChange([]);
    // The line is that of the next role then, or the last one, which has no such button.
    currentTarget.closest('li')?.querySelector('select')?.focus();
  };
  return (
    <li css={line} data-print={row ? undefined : 'hide'}>
      <Field id={id} label={t('roles.role')}>
        {(attributes) => (
          <select
            {...attributes}
            css={control}
            value={row?.role ?? ''}
            onChange={({ target }) => target.value && onChange([{ role: target.value, people: row?.people }])}
          >
            {!row && <option value="">{t('roles.choose')}</option>}
            {sectors.map((sector) => (
              <optgroup key={sector.id} label={sectorName(`sector.${sector.id}`)}>
                {sector.roles
                  .filter((role) => role === row?.role || !taken.includes(role))
                  .map((role) => (
                    <option key={role} value={role}>
                      {roleName(`role.${role}`)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {row && (
        <>
          <NumberField
            id={`${id}-people`}
            label={t('plan.people')}
            error={text.trim() !== '' && !peopleIn(parse(text)) && t('pricing:numberError', { example: 20 })}
            value={shown}
            onChange={({ target }) => {
              setText(target.value);
              onChange([{ role: row.role, people: peopleIn(parse(target.value)) }]);
            }}
          />
          <button
            type="button"
            aria-label={t('contact:carried.remove', { line: row.name })}
            css={iconButton}
            data-print="hide"
            onClick={remove}
          >
            <Icon name="x" />
          </button>
        </>
      )}
      {row && courses && <RoleCourses key={row.role} courses={courses} />}
    </li>
  );
}

const line = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 44px',
  gap: '0 10px',
  alignItems: 'start',
  paddingBlock: 10,
  borderBlockEnd: '1px solid var(--line)',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem 44px' },
  // The labels of the first line stand above all.
  '&:not(:first-of-type) label': { position: 'absolute', clipPath: 'inset(50%)' },
  '&:first-of-type > button': { marginBlockStart: '1.9rem' },
  '& > details': { gridColumn: '1 / -1' },
  '@media print': {
    breakInside: 'avoid',
    '& select, & input': { appearance: 'none', minHeight: 0, padding: 0, border: 0, fontWeight: 640 },
    '& > details > summary': { minHeight: 0 },
  },
});
