import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import type { ScreenData } from '../../screenData';
import { accountsIn } from '../../shell/buying/accountsIn';
import { planParameter, rowsIn, usePlan, type PlanRow } from '../../shell/plan';
import { ShareActions } from '../../shell/price/ShareActions';
import { useQueryString } from '../../shell/queryString';
import { awaitAnswers } from '../../shell/start/awaitAnswers';
import { useAnswered } from '../../shell/useAnswered';
import { below, from, isMedium } from '../../ui/breakpoints';
import { buttonRow, buttonSecondary, smallButton, iconButton } from '../../ui/button';
import { Chips } from '../../ui/Chips';
import { Field, select } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { sideBySide } from '../../ui/sideBySide';
import { client, courseLibrary } from './courseLibrary';
import { changePlan } from './courseQuery';
import { ResultsFailed } from './ResultsFailed';
import { coursesAt, RoleCourses } from './RoleCourses';
import { PeopleField } from './PeopleField';
import { peopleOf, withPeople } from './peopleInRoles';
import { PlanSum, SumAtFoot } from './PlanSum';
import { TotalField } from './TotalField';
import { WaysToCourse } from './WaysToCourse';

type Sectors = ScreenData['courses']['sectors'];

/**
 * The roles of a team with their people, and beside them what they learn and what that costs. The plan is in the URL, so that
 * it can be shared; a sector there is a plan of its roles. A number of people in all goes to the roles in their proportions.
 */
export function Plan({ sectors }: { sectors: Sectors }) {
  const { t } = useTranslation(['courses', 'common']);
  const { code } = usePage().language;
  const sectorName = useDataText('sectors');
  const form = useRef<HTMLFormElement>(null);
  const search = useQueryString();
  const rows = usePlanRows(sectors, search);
  const accounts = accountsIn(search);
  const inRoles = peopleOf(rows);
  const people = Math.max(accounts ?? 0, inRoles);
  const sector = sectors.find(({ roles }) => rows.length > 0 && rows.every(({ role }) => roles.includes(role)));
  // Numbers that nobody has changed are not the visitor's, unless they are those of a number that was typed: they do not go along.
  const isExample = planParameter(rows) === sector?.plan && accounts !== inRoles;
  const said = isExample
    ? { plan: sector.roles.join('.'), accounts }
    : { plan: planParameter(rows), accounts: people || undefined };
  useEffect(() => {
    // A role that was chosen before hydration, which the URL does not have yet.
    const role = form.current?.querySelector('select')?.value;
    if (role && !/[?&](plan|role|sector)=/.test(window.location.search))
      changePlan(role, accountsIn(window.location.search));
  }, []);
  const library = useQuery({ ...courseLibrary(code), enabled: rows.length > 0 }, client);
  useAnswered('plan', !library.isFetching);
  const coursesOf = (role: string) =>
    library.data && coursesAt(library.data.roles.find(({ id }) => id === role)?.courses, library.data.courses);
  const lacking = sectors.filter(({ roles }) => rows.some(({ role }) => roles.includes(role)));
  const subjects = [...new Set(lacking.flatMap(({ lacks }) => lacks))].map((id) => sectorName(`lack.${id}`)).join(', ');
  return (
    <div css={[withScripts, empty]} {...(rows.length > 0 ? { 'data-plan': '' } : { 'data-print': 'hide' })}>
      <div css={beginning} data-print="hide">
        <Chips
          legend={t('plan.sector')}
          options={sectors.map(({ id, plan, courses }) => ({
            value: plan,
            label: sectorName(`sector.${id}`),
            ...(rows.length === 0 && { count: t('common:courses', { count: courses }) }),
          }))}
          value={sector?.plan ?? ''}
          onChange={(plan) => {
            changePlan(accounts ? planParameter(withPeople(rowsIn(plan), accounts)) : plan, accounts, 'pushState');
            // A press on a slow line is answered when the courses are there: what is below moves once, unseen.
            if (library.isPending) awaitAnswers();
          }}
        />
        {rows.length > 0 && (
          <>
            <LocaleLink to="/courses#roles" css={[buttonSecondary, smallButton]}>
              <Icon name="x" />
              {t('plan.restart')}
            </LocaleLink>
            <ShareActions
              query={`?plan=${planParameter(rows)}${people > inRoles ? `&accounts=${people}` : ''}#roles`}
            />
          </>
        )}
      </div>
      <div css={columns}>
        <form ref={form} tabIndex={-1} onSubmit={(event) => event.preventDefault()}>
          <div css={line} data-print="hide">
            <TotalField rows={rows} accounts={accounts} isExample={isExample} />
          </div>
          <ul role="list">
            {[...rows, undefined].map((row, place) => (
              <PlanLine
                key={place}
                id={place === 0 ? 'role' : `role-${place + 1}`}
                row={row}
                sectors={sectors}
                taken={rows.map(({ role }) => role)}
                courses={row && coursesOf(row.role)}
                onChange={(changed) =>
                  changePlan(
                    planParameter([...rows.slice(0, place), ...changed, ...rows.slice(place + 1)]),
                    // Those who have none of the roles yet; else the rows say how many there are.
                    people > inRoles ? people : undefined,
                  )
                }
              />
            ))}
          </ul>
          {subjects && (
            <section css={lacks}>
              <p>{t('plan.lacks', { subjects })}</p>
              <WaysToCourse {...said} subject={subjects} />
            </section>
          )}
          {rows.length > 0 && library.isError && !library.isFetching && <ResultsFailed onRetry={library.refetch} />}
          <SumAtFoot people={people} said={said} />
        </form>
        <div>
          <PlanSum people={people} said={said} lists={library.data && rows.map(({ role }) => coursesOf(role) ?? [])} />
        </div>
      </div>
    </div>
  );
}

/** Returns the plan in a query: of the roles that have courses here. */
function usePlanRows(sectors: Sectors, search: string) {
  const query = new URLSearchParams(search);
  const sector = sectors.find(({ id }) => id === query.get('sector'));
  const isOwn = query.has('plan') || query.has('role');
  const plan = usePlan(isOwn || !sector ? search : `?plan=${sector.plan}`);
  return plan.filter(({ role }) => sectors.some(({ roles }) => roles.includes(role)));
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
function PlanLine({ id, row, sectors, taken, courses, onChange }: PlanLineProps) {
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
      {row && courses && <RoleCourses key={row.role} courses={courses} open={id === 'role' && isMedium()} />}
    </li>
  );
}

const columns = css(sideBySide([7, 5], 'var(--space-lg)', 'start'), {
  'html.awaits-plan &': { visibility: 'hidden' },
  // The sum stays next to the roles, of which a hotel has many.
  '@media screen and (min-width: 60em) and (min-height: 50em)': {
    '& > div': { position: 'sticky', insetBlockStart: 'var(--scroll-padding)' },
  },
  // Above the sum at the foot of a phone's window.
  '& > form :is(a, button, summary)': { scrollMarginBlockEnd: '5rem' },
  '@media print': { display: 'grid', '& > form': { order: 1 } },
});

// Without roles the sectors, each with the number of its courses, are next to the fields and what will be said.
const empty = css({
  [from.wide]: {
    'html.js:not(.awaits-plan) &:not([data-plan], [data-failed] *)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'var(--space-lg)',
      alignItems: 'start',
      '& > div + div': { gridTemplateColumns: '1fr', rowGap: 'var(--space-sm)' },
      '& fieldset': { flex: 1 },
      '& fieldset > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginBlockEnd: 0 },
      '& fieldset button': { justifyContent: 'space-between', minHeight: 80, margin: 0, fontSize: '1rem' },
    },
  },
  [below.wide]: { '& fieldset button > span + span': { display: 'none' } },
});

const beginning = css(buttonRow, {
  position: 'relative',
  alignItems: 'end',
  marginBlockEnd: 'var(--space-md)',
  '& > a': { flex: 'none' },
  '& > div': { position: 'static', marginBlockStart: 0 },
  // At the end of the line above the sectors, where no language needs a row for it.
  [from.medium]: {
    '& > div': { position: 'absolute', insetBlockStart: -20, insetInlineEnd: 0 },
    '& > div > p': { position: 'absolute', insetInlineEnd: 'calc(100% + 16px)', whiteSpace: 'nowrap' },
  },
  // On phones below the row, over what is there where it is long.
  [below.medium]: {
    '& > div > p': { insetInline: 0, zIndex: 1, background: 'var(--paper)', textAlign: 'start' },
  },
});

const lacks = css({
  marginBlock: 'var(--space-sm)',
  paddingInlineStart: 16,
  borderInlineStart: '4px solid var(--gorse)',
});

const line = css({
  '--number': '8rem',
  [below.medium]: { '--number': '4.5rem', '& select': { paddingInline: '10px 34px' }, '& input': { paddingInline: 8 } },
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
  '&:not(:first-of-type) > div > label': { position: 'absolute', clipPath: 'inset(50%)' },
  '& select': { flex: '1 1 100%', minWidth: 0, minHeight: 52 },
  '& input': { flex: '0 0 var(--number)', minHeight: 52, fontSize: 'inherit' },
  '[data-plan] & input': { marginInlineEnd: 54 },
  // In the margin of the number, with which it is in a line.
  '& > button': { marginInlineStart: -54 },
  '& > div > p, & > details': { flex: '1 0 100%', order: 1 },
  '& > details': { marginBlockStart: -6 },
  '@media print': {
    breakInside: 'avoid',
    '& select, & input': { appearance: 'none', minHeight: 0, padding: 0, border: 0, outline: 0, fontWeight: 640 },
    '& > details > summary': { minHeight: 0, '& > svg': { display: 'none' } },
  },
});
