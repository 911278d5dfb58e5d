import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import type { ScreenData } from '../../screenData';
import { accountsIn } from '../../shell/buying/accountsIn';
import { peopleOf, planParameter, rowsIn, usePlan, withPeople } from '../../shell/plan';
import { useQueryString } from '../../shell/queryString';
import { awaitAnswers } from '../../shell/start/awaitAnswers';
import { useAnswered } from '../../shell/useAnswered';
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary, smallButton } from '../../ui/button';
import { Chips } from '../../ui/Chips';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { sideBySide } from '../../ui/sideBySide';
import { client, courseLibrary } from './courseLibrary';
import { changePlan, hasFilters, parseCourseQuery } from './courseQuery';
import { coursesAt } from './matchCourses';
import { ResultsFailed } from './ResultsFailed';
import { PlanLine, TotalField } from './PlanLines';
import { PlanSum, SumAtFoot } from './PlanSum';
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
  const asked = accountsIn(search);
  // A link may say fewer than its roles have.
  const accounts = asked && Math.max(asked, peopleOf(rows));
  const people = accounts ?? peopleOf(rows);
  const sector = sectors.find(({ roles }) => rows.length > 0 && rows.every(({ role }) => roles.includes(role)));
  const plan = planParameter(rows);
  // Numbers that nobody has changed are not the visitor's: they do not go along.
  const isExample = plan === sector?.plan && accounts === undefined;
  const said = isExample ? { plan: sector.roles.join('.'), accounts } : { plan, accounts: people || undefined };
  useEffect(() => {
    const { search, hash } = window.location;
    // A role that was chosen before hydration, which the URL does not have yet.
    const role = form.current?.querySelector('select')?.value;
    if (!/[?&](plan|role|sector)=/.test(search)) return void (role && changePlan([{ role }], accountsIn(search)));
    // A copied address without its fragment opens at the plan, too, unless it is one of a search.
    if (!hash && window.scrollY === 0 && !hasFilters(parseCourseQuery(search))) window.location.replace('#roles');
  }, []);
  const library = useQuery({ ...courseLibrary(code), enabled: rows.length > 0 }, client);
  useAnswered('plan', !library.isFetching);
  const coursesOf = (role: string) =>
    library.data && coursesAt(library.data.roles.find(({ id }) => id === role)?.courses, library.data.courses);
  const lacking = sectors.filter(({ roles }) => rows.some(({ role }) => roles.includes(role)));
  const subjects = [...new Set(lacking.flatMap(({ lacks }) => lacks))].map((id) => sectorName(`lack.${id}`)).join(', ');
  return (
    <div css={[withScripts, columns]} {...(rows.length > 0 ? { 'data-plan': '' } : { 'data-print': 'hide' })}>
      <form ref={form} tabIndex={-1} css={sheet} onSubmit={(event) => event.preventDefault()}>
        <div css={beginning} data-print="hide">
          <Chips
            legend={t('plan.sector')}
            options={sectors.map(({ id, hue, plan }) => ({ value: plan, label: sectorName(`sector.${id}`), hue }))}
            value={sector?.plan ?? ''}
            onChange={(plan) => {
              changePlan(accounts ? withPeople(rowsIn(plan), accounts) : rowsIn(plan), accounts, 'pushState');
              // A press on a slow line is answered when the courses are there: what is below moves once, unseen.
              if (library.isPending) awaitAnswers();
            }}
          />
          {rows.length > 0 && (
            <LocaleLink to="/courses#roles" css={[buttonSecondary, smallButton]}>
              <Icon name="x" />
              {t('plan.restart')}
            </LocaleLink>
          )}
        </div>
        <TotalField rows={rows} accounts={accounts} isExample={isExample} />
        {subjects && <WaysToCourse title={t('plan.lacks', { subjects })} {...said} subject={subjects} />}
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
                changePlan([...rows.slice(0, place), ...changed, ...rows.slice(place + 1)], accounts)
              }
            />
          ))}
        </ul>
        <p css={{ marginBlockStart: 16, color: 'var(--ink2)', fontSize: 'var(--text-small)' }}>{t('plan.law')}</p>
        {rows.length > 0 && library.isError && !library.isFetching && <ResultsFailed onRetry={library.refetch} />}
        <SumAtFoot people={people} said={said} />
      </form>
      <div>
        <PlanSum
          rows={rows.map((row) => ({ ...row, courses: coursesOf(row.role) }))}
          people={people}
          said={said}
          query={plan ? `?plan=${plan}${accounts ? `&accounts=${accounts}` : ''}#roles` : undefined}
        />
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

const columns = css(sideBySide([7, 5], 'var(--space-lg)', 'start'), {
  'html.awaits-plan &': { visibility: 'hidden' },
  // Empty, it is one line, next to what it will hold.
  '&:not([data-plan])': {
    alignItems: 'stretch',
    '& > div > [data-tone]': { blockSize: '100%' },
    // The lines of a bill, as high as what is next to it.
    [from.wide]: {
      '& dl': { display: 'grid' },
      '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
    },
    '& > form': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: 16,
      '& > *': { flex: '1 0 100%' },
      '& > div + div': { flex: '1 1 8rem' },
      '& > ul': { flex: '3 1 8rem' },
      '& > div, & > ul > li': { border: 0 },
      '& label, & input': { gridArea: 'auto / 1 / auto / -1' },
    },
  },
  // The sum stays next to the roles, of which a hotel has many.
  '@media screen and (min-width: 60em) and (min-height: 50em)': {
    '& > div': { position: 'sticky', insetBlockStart: 'var(--scroll-padding)' },
  },
  // Above the sum at the foot of a phone's window.
  '& > form :is(a, button, summary)': { scrollMarginBlockEnd: '5rem' },
  // The first role is in the first window of a phone; to start again brings the other sectors back.
  [below.medium]: { '&[data-plan] legend, &[data-plan] [aria-pressed="false"]': { display: 'none' } },
  '@media print': { display: 'grid', '& > form': { order: 1 } },
});

const sheet = css({
  '@media screen and (min-width: 40em)': {
    padding: 'var(--space-md) var(--space-md) var(--space-sm)',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-lg)',
  },
});

// To start again has room in the line above the sectors.
const beginning = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 8,
  [from.medium]: {
    '& > a': { position: 'absolute', insetBlockStart: -12, insetInlineEnd: 0, padding: 0, borderColor: 'transparent' },
  },
});
