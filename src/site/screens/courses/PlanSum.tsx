import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { useFormat } from '../../i18n/useFormat';
import { ContactLink } from '../../shell/ContactLink';
import { CostPanel } from '../../shell/price/CostPanel';
import type { PlanRow } from '../../shell/plan';
import { calculatePrice } from '../../shell/price/price';
import { PriceAnnouncement } from '../../shell/price/PriceAnnouncement';
import { PrintedHead } from '../../shell/price/PrintedHead';
import { usePriceText } from '../../shell/price/usePriceText';
import { buttonAccent, smallButton } from '../../ui/button';
import { Details } from '../../ui/Details';
import { footBar } from '../../ui/footBar';
import { hoursOf } from './RoleCourses';

interface PlanSumProps {
  /** Their courses are undefined until they have loaded. */
  rows: readonly (PlanRow & { readonly courses: readonly IndexedCourse[] | undefined })[];
  /** How many there are: those of the rows, or the accounts that the visitor has entered. */
  people: number;
  /** What of it goes along to the contact form and the prices. */
  said: { plan: string; accounts: number | undefined };
  /** Of a plan that can be shared. */
  query: string | undefined;
}

/** What a plan adds up to, with its price. */
export function PlanSum({ rows, people, said, query }: PlanSumProps) {
  const { t } = useTranslation(['courses', 'common', 'pricing']);
  const { number } = useFormat();
  const price = calculatePrice(people);
  const priceText = usePriceText(price);
  const known = rows.flatMap(({ people = 0, courses }) =>
    courses ? { people, courses, hours: hoursOf(courses) } : [],
  );
  const hours = known.map((row) => row.hours);
  const range = [...new Set([Math.min(...hours), Math.max(...hours)])];
  const counted = known.filter((row) => row.people > 0);
  const count = counted.reduce((sum, row) => sum + row.people * row.hours, 0);
  const isKnown = known.length > 0;
  const sums = [
    [t('plan.people'), people > 0 && number(people)],
    [t('common:nav.courses'), isKnown && number(new Set(known.flatMap(({ courses }) => courses)).size)],
    [t('plan.hours'), isKnown && range.map((sum) => number(sum)).join('–')],
  ];
  return (
    <>
      {said.plan && <PrintedHead title={t('plan.title')} priceText={people > 0 ? priceText : ''} />}
      <CostPanel price={price} said={said} query={query}>
        <dl css={facts}>
          {sums.map(([name, sum]) => (
            <div key={String(name)}>
              <dt>{name}</dt>
              <dd>{sum || '–'}</dd>
            </div>
          ))}
        </dl>
        {count > 0 && (
          <Details summary={<span key={count}>{t('common:duration.hours', { count })}</span>} css={workedOut}>
            {counted.map((row) => `${number(row.people)} × ${number(row.hours)}`).join(' + ')}
          </Details>
        )}
      </CostPanel>
      <PriceAnnouncement text={priceText} isSaid={false} />
    </>
  );
}

/** The price at the foot of a phone's window, while the roles are in sight, and a way on. */
export function SumAtFoot({ people, said }: Pick<PlanSumProps, 'people' | 'said'>) {
  const { t } = useTranslation('pricing');
  const price = calculatePrice(people);
  const priceText = usePriceText(price);
  const isBespoke = price.pounds === undefined;
  if (!said.plan || people === 0) return null;
  return (
    <div data-tone="slate" data-print="hide" css={foot}>
      <p>{priceText}</p>
      <ContactLink topic={isBespoke ? 'pricing' : 'trial'} {...said} css={[buttonAccent, smallButton]}>
        {t(isBespoke ? 'bespoke.sales' : 'calculator.trial')}
      </ContactLink>
    </div>
  );
}

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '& dt': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
  '& dd': { margin: 0, fontSize: 'var(--text-h3)', fontWeight: 660 },
});

const workedOut = css({
  color: 'var(--ink2)',
  '& > summary': { color: 'var(--ink)', fontSize: 'var(--text-h3)', fontWeight: 660 },
});

const foot = css(footBar, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 640,
  '& > a': { flex: 'none', maxWidth: '50%' },
  '@media (min-width: 40em), (max-height: 37.99em)': { display: 'none' },
});
