import { css } from '@emotion/react';
import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { useDataText } from '../../i18n/useDataText';
import { useFormat } from '../../i18n/useFormat';
import type { ScreenData } from '../../screenData';
import { peopleIn, peopleOf, planParameter, withPeople, type PlanRow } from '../../shell/plan';
import { below, from } from '../../ui/breakpoints';
import { iconButton, textButton } from '../../ui/button';
import { Button } from '../../ui/elements';
import { Field, select } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { NumberField, type NumberFieldProps } from '../../ui/TextField';
import { changePlan } from './courseQuery';
import { RoleCourses } from './RoleCourses';

interface TotalFieldProps {
  rows: readonly PlanRow[];
  /** What was typed, or came along from the prices. */
  accounts: number | undefined;
  isExample: boolean;
}

/**
 * The people in all, who go to the roles in the proportions in which they were before one typed. As a role is changed they are
 * never fewer than those in roles; where they are more, it is said how many have a role, with two ways to make both the same.
 */
export function TotalField({ rows, accounts, isExample }: TotalFieldProps) {
  const { t } = useTranslation('courses');
  const { typed } = useFormat();
  const scaled = useRef({ from: rows, to: planParameter(rows) });
  const inRoles = peopleOf(rows);
  const total = (inRoles && accounts) || inRoles;
  const rest = total - inRoles;
  const said = [t('plan.inRoles', { people: inRoles }), rest > 0 && t('plan.withoutRole', { people: rest })];
  const change = (to: number | undefined) => {
    if (scaled.current.to !== planParameter(rows)) scaled.current.from = rows;
    const { from } = scaled.current;
    const after = to ? withPeople(from, to) : from;
    scaled.current.to = planParameter(after);
    changePlan(after, to);
  };
  const press = (plan: readonly PlanRow[], { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is gone then.
    currentTarget.form?.focus({ preventScroll: true });
    changePlan(plan, peopleOf(plan), 'pushState');
  };
  return (
    <div css={[line, totalLine]} data-print={rest === 0 ? 'hide' : undefined}>
      <PeopleField
        id="accounts"
        label={t('plan.total')}
        hint={
          inRoles > 0 && (
            <span role="status">{isExample ? t('plan.exampleNote') : said.filter(Boolean).join(' · ')}</span>
          )
        }
        placeholder={inRoles > 0 ? typed(inRoles) : undefined}
        people={accounts}
        // Each role has somebody.
        least={rows.filter(({ people }) => people).length}
        onChange={change}
      />
      <div>
        {rest > 0 &&
          [withPeople(rows, total), rows].map((plan) => (
            <Button key={peopleOf(plan)} type="button" css={textButton} onClick={(event) => press(plan, event)}>
              {plan === rows ? t('plan.useSum', { people: inRoles }) : t('plan.spread', { people: rest })}
            </Button>
          ))}
      </div>
    </div>
  );
}

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
  const { t } = useTranslation(['courses', 'contact']);
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  const remove = ({ currentTarget }: MouseEvent) => {
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
            css={select}
            style={row && { flexBasis: `calc(${row.name.length * 0.85}ch + 44px)` }}
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
          <PeopleField
            key={row.role}
            id={`${id}-people`}
            label={t('plan.people')}
            aria-label={`${t('plan.people')}: ${row.name}`}
            people={row.people}
            onChange={(people) => onChange([{ role: row.role, people }])}
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

type PeopleFieldProps = Omit<NumberFieldProps, 'onChange'> & {
  people: number | undefined;
  /** Fewer count as so many. */
  least?: number;
  onChange: (people: number | undefined) => void;
};

/** A number of people. What was typed is shown as it was, unless the address says another number; one too small only while it is typed. */
function PeopleField({ people, least = 1, onChange, ...field }: PeopleFieldProps) {
  const { t } = useTranslation('pricing');
  const { parse, typed } = useFormat();
  const [text, setText] = useState('');
  const other = people === undefined ? '' : typed(people);
  const said = peopleIn(parse(text));
  const shown = (said && Math.max(said, least)) === people ? text : other;
  return (
    <NumberField
      {...field}
      inputMode="numeric"
      error={shown.trim() !== '' && people === undefined && t('numberError', { example: 20 })}
      value={shown}
      onBlur={() => said !== people && setText('')}
      onChange={({ target }) => {
        setText(target.value);
        onChange(peopleIn(parse(target.value)));
      }}
    />
  );
}

const line = css({
  '--number': '8rem',
  [below.medium]: {
    '--number': '4.5rem',
    '& select': { paddingInline: '10px 34px' },
    '& input': { paddingInline: 8 },
  },
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '6px 10px',
  paddingBlock: 8,
  borderBlockEnd: '1px solid var(--line)',
  // What has no room next to a long role is below it: the number and the button, never the labels of the first line.
  '& > div': { display: 'contents' },
  '& > div > label': { flex: '1 0 max(6rem, 100% - var(--number) - 64px)', order: -1 },
  '& > div + div > label': { flex: 'none', inlineSize: 'calc(var(--number) + 54px)' },
  'li&:not(:first-of-type) > div > label': { position: 'absolute', clipPath: 'inset(50%)' },
  '& select': { flex: '1 1 100%', minWidth: 0, minHeight: 52 },
  '& input': { flex: '0 0 var(--number)', minHeight: 52, fontSize: 'inherit' },
  '[data-plan] & input': { marginInlineEnd: 54 },
  // In the margin of the number, with which it is in a line.
  '& > button': { marginInlineStart: -54 },
  '& > div > p, & > details': { flex: '1 0 100%', order: 1 },
  '@media print': {
    rowGap: 0,
    paddingBlock: 4,
    breakInside: 'avoid',
    '& select, & input': { appearance: 'none', minHeight: 0, padding: 0, border: 0, outline: 0, fontWeight: 640 },
    '& > details > summary': { minHeight: 0, '& > svg': { display: 'none' } },
  },
});

// As high without the two ways, which are at the start of a line of their own on phones.
const totalLine = css({
  alignContent: 'start',
  '& > div > button': { order: 1, marginInlineEnd: 10 },
  '[data-plan] &': { minHeight: 144 },
  [below.medium]: { justifyContent: 'start' },
  [from.medium]: { '[data-plan] &': { minHeight: 112 }, '& > div > p': { flex: '1 0 40%' } },
  '@media print': { '[data-plan] &': { minHeight: 0 } },
});
