import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import type { ScreenData } from '../../screenData';
import { planParameter, usePlan } from '../../shell/plan';
import { currentQueryString, useQueryString } from '../../shell/queryString';
import { buttonSecondary, smallButton } from '../../ui/button';
import { Button } from '../../ui/elements';
import { withScripts } from '../../ui/scripting';
import { sideBySide } from '../../ui/sideBySide';
import { client, courseLibrary } from './courseLibrary';
import { changePlan } from './courseQuery';
import { PlanLine } from './PlanLine';
import { PlanSum } from './PlanSum';
import { ResultsFailed } from './ResultsFailed';
import { coursesAt } from './RoleCourses';
import { WaysToCourse } from './WaysToCourse';

type Sectors = ScreenData['courses']['sectors'];

/**
 * The roles of a team with their people, and beside them what they learn and what that costs. The plan is in the URL, so that
 * it can be shared; a sector there is a plan of its roles.
 */
export function Plan({ sectors }: { sectors: Sectors }) {
  const { t } = useTranslation('courses');
  const { code } = usePage().language;
  const sectorName = useDataText('sectors');
  const form = useRef<HTMLFormElement>(null);
  const search = useQueryString();
  const rows = usePlanRows(sectors, search);
  useEffect(() => {
    // A role that was chosen before hydration, which the URL does not have yet.
    const role = form.current?.querySelector('select')?.value;
    if (role && !/[?&](plan|role|sector)=/.test(currentQueryString())) changePlan(role);
  }, []);
  const library = useQuery({ ...courseLibrary(code), enabled: rows.length > 0 }, client);
  const coursesOf = (role: string) =>
    library.data && coursesAt(library.data.roles.find(({ id }) => id === role)?.courses, library.data.courses);
  const subjects = sectors
    .filter(({ roles }) => rows.some(({ role }) => roles.includes(role)))
    .flatMap(({ lacks }) => lacks.map((subject) => sectorName(`lack.${subject}`)));
  return (
    <div css={[withScripts, rows.length > 0 && columns]} data-plan={rows.length > 0 ? '' : undefined}>
      <form ref={form} tabIndex={-1} onSubmit={(event) => event.preventDefault()}>
        {rows.length === 0 && (
          <fieldset css={beginnings}>
            <legend>{t('plan.sector')}</legend>
            {sectors.map(({ id, roles }) => (
              <Button
                key={id}
                type="button"
                css={[buttonSecondary, smallButton]}
                onClick={() => changePlan(roles.join('.'))}
              >
                {sectorName(`sector.${id}`)}
              </Button>
            ))}
          </fieldset>
        )}
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
                changePlan(planParameter([...rows.slice(0, place), ...changed, ...rows.slice(place + 1)]))
              }
            />
          ))}
        </ul>
        {library.isError && !library.isFetching && <ResultsFailed onRetry={library.refetch} />}
        {subjects.length > 0 && (
          <div css={lacks}>
            <p>{t('plan.lacks', { subjects: [...new Set(subjects)].join(', ') })}</p>
            <WaysToCourse isLine />
          </div>
        )}
      </form>
      {rows.length > 0 && <PlanSum rows={rows} lists={library.data && rows.map(({ role }) => coursesOf(role) ?? [])} />}
    </div>
  );
}

/** Returns the plan in a query: of the roles that have courses here. */
function usePlanRows(sectors: Sectors, search: string) {
  const query = new URLSearchParams(search);
  const sector = sectors.find(({ id }) => id === query.get('sector'));
  const isOwn = query.has('plan') || query.has('role');
  const plan = usePlan(isOwn || !sector ? search : `?plan=${sector.roles.join('.')}`);
  return plan.filter(({ role }) => sectors.some(({ roles }) => roles.includes(role)));
}

const columns = css(sideBySide([7, 5], 'var(--space-lg)', 'start'), {
  '@media print': { display: 'grid', '& > form': { order: 1 } },
});

const beginnings = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  marginBlockEnd: 'var(--space-md)',
  padding: 0,
  border: 0,
  '& > legend': { marginBlockEnd: 8, padding: 0, fontWeight: 640 },
});

const lacks = css({
  marginBlockStart: 'var(--space-sm)',
  paddingInlineStart: 16,
  borderInlineStart: '4px solid var(--gorse)',
});
