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
    <div css={totalLine} data-print={rest === 0 ? 'hide' : undefined}>
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
    <li css={roleLine} data-print={row ? undefined : 'hide'}>
      <Field id={id} label={t('roles.role')}>
        {(attributes) => (
          <select
            {...attributes}
            css={select}
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
  '--number': '5.5rem',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) var(--number) 44px',
  alignItems: 'center',
  columnGap: 10,
  paddingBlock: 8,
  borderBlockEnd: '1px solid var(--line)',
  [from.medium]: { '--number': '8rem', '& select, & input': { minHeight: 52 } },
  '& > div': { display: 'contents' },
  '& > div > label': { gridArea: '1 / 1', marginBlockEnd: 6, '@media print': { margin: 0 } },
  '& input': { fontSize: 'inherit' },
  '@media print': {
    paddingBlock: 4,
    breakInside: 'avoid',
    '& select, & input': { appearance: 'none', minHeight: 0, padding: 0, border: 0, outline: 0, fontWeight: 640 },
    '& > details > summary': { minHeight: 0, '& > svg': { display: 'none' } },
  },
});

const clipped = { position: 'absolute', clipPath: 'inset(50%)' } as const;

// On phones a role has the whole width, in every language, and its number has its name in its box, next to the courses.
const roleLine = css(line, {
  gridTemplateAreas: '". . ." "select select select" "courses number remove" "error error error"',
  '&:not(:first-of-type) > :first-child > label': clipped,
  '& select': { gridArea: 'select' },
  '&:last-of-type select': { gridColumn: '1 / -1', margin: 0 },
  '& input': { gridArea: 'number' },
  '& > button': { gridArea: 'remove' },
  '& > details': { gridRow: 'courses', gridColumn: '1 / -1' },
  '& > div > p': { gridArea: 'error' },
  [from.medium]: {
    gridTemplateAreas: '". people people" "select number remove" "error error error" "courses . ."',
    '& > div + div > label': { gridArea: 'people' },
    '&:not(:first-of-type) > div + div > label': clipped,
    '& > details': { marginBlockStart: 6, '@media print': { margin: 0 } },
  },
  [below.medium]: {
    alignItems: 'start',
    '& select': { marginBlockEnd: 4, paddingInline: '10px 34px' },
    '& > div + div > label': {
      gridArea: 'number',
      zIndex: 2,
      margin: '3px 10px',
      color: 'var(--ink2)',
      fontSize: 'var(--text-caption)',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    '& input': { zIndex: 1, paddingBlock: '18px 0', paddingInline: 10 },
    '& > button': { zIndex: 1, minHeight: 48 },
    '& > details > summary': { gap: 8, minHeight: 48, marginInlineEnd: 'calc(var(--number) + 64px)' },
  },
});

// With a number of the visitor's own, as high without the two ways.
const totalLine = css(line, {
  alignContent: 'start',
  '& > div > p': { gridColumn: 1 },
  '& input': { gridArea: '1 / 2 / span 2' },
  '& > div + div': { display: 'flex', flexWrap: 'wrap', gap: '0 20px', gridColumn: '1 / -1' },
  '[data-plan] &:has(input:not(:placeholder-shown))': { minHeight: 128, '@media print': { minHeight: 0 } },
});
