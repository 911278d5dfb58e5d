import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { planParameter, type PlanRow } from '../../shell/plan';
import { changePlan } from './courseQuery';
import { PeopleField } from './PeopleField';
import { peopleOf, withPeople } from './peopleInRoles';

interface TotalFieldProps {
  rows: readonly PlanRow[];
  /** What was typed, or came along from the prices. */
  accounts: number | undefined;
  isExample: boolean;
}

/** The people in all, who go to the roles in the proportions in which they were before one typed. */
export function TotalField({ rows, accounts, isExample }: TotalFieldProps) {
  const { t } = useTranslation('courses');
  const { typed } = useFormat();
  const scaled = useRef({ from: rows, to: '' });
  const inRoles = peopleOf(rows);
  const change = (total: number | undefined) => {
    if (scaled.current.to !== planParameter(rows)) scaled.current.from = rows;
    const { from } = scaled.current;
    scaled.current.to = planParameter(total ? withPeople(from, total) : from);
    changePlan(scaled.current.to, total);
  };
  return (
    <PeopleField
      id="accounts"
      label={t('plan.total')}
      hint={
        inRoles > 0 && <span style={{ visibility: isExample ? 'inherit' : 'hidden' }}>{t('plan.exampleNote')}</span>
      }
      placeholder={inRoles > 0 ? typed(inRoles) : undefined}
      people={accounts}
      onChange={change}
    />
  );
}
