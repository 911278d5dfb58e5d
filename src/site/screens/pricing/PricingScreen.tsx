import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import included from '../../../../content/data/included.json';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { useDataText } from '../../i18n/useDataText';
import { useFormat } from '../../i18n/useFormat';
import { Island } from '../../islands/Island';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { useSoftwareApplication } from '../../shell/head/useSoftwareApplication';
import { MarkedText } from '../../shell/MarkedText';
import { monthlyPrice } from '../../shell/price/price';
import { Scheduler } from '../../shell/scheduler/Scheduler.island';
import { below } from '../../ui/breakpoints';
import { buttonSecondary, buttonPrimary, buttonRow } from '../../ui/button';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { H3, Span, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { Calculator } from './Calculator.island';
import { SavingEstimate } from './SavingEstimate.island';

export default function PricingScreen() {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.pricing') }]}
        graph={[useSoftwareApplication()]}
      />
      <Section css={opening}>
        <SectionHeading
          level={1}
          title={
            <>
              <Eyebrow>{t('head.title')}</Eyebrow>
              <MarkedText text={t('hero.title')} />
            </>
          }
          lede={t('hero.lede', prices)}
        />
        <Island defer="query">
          <Calculator />
        </Island>
      </Section>
      <Section tone="sunken" labelledBy="included" title={t('included.title')}>
        <IncludedFeatures />
      </Section>
      <Section labelledBy="prices" title={t('table.title')} data-print="hide">
        <div css={sideBySide([1.2, 1], 'var(--space-sm)', 'start')}>
          <PriceTable />
          <div css={{ display: 'grid', gap: 'var(--space-sm)' }}>
            <SalesCard />
            <Island defer="touch">
              <SavingEstimate />
            </Island>
          </div>
        </div>
      </Section>
      <BeforeYouBuy groups={['price', 'people']} />
      <Section labelledBy="scheduler" data-print="hide">
        <Island>
          <Scheduler id="scheduler" title={t('scheduler.title')} text={t('scheduler.text')} />
        </Island>
      </Section>
    </>
  );
}

/** The features that the price includes, in groups; those that a page explains are links to it. */
function IncludedFeatures() {
  const { t } = useTranslation('pricing');
  const textOf = useDataText('pricing');
  const nameOf = (id: string) => textOf(`included.${id}`);
  return (
    <div css={groups}>
      {included.map(({ group, features }) => (
        <div key={group}>
          <H3 id={`included-${group}`}>{textOf(`includedGroup.${group}`)}</H3>
          <ul role="list" aria-labelledby={`included-${group}`}>
            {features.map(({ id, link }) => (
              <li key={id} css={item}>
                <Icon name="check" />
                {link ? <LocaleLink to={link}>{nameOf(id)}</LocaleLink> : <Span>{nameOf(id)}</Span>}
              </li>
            ))}
          </ul>
          {group === 'yours' && (
            <LocaleLink to="/" css={buttonSecondary} data-print="hide">
              {t('included.explore')}
              <Icon name="arrow-right" />
            </LocaleLink>
          )}
        </div>
      ))}
    </div>
  );
}

function SalesCard() {
  const { t } = useTranslation('pricing');
  return (
    <Card>
      <H3>{t('bespoke.title')}</H3>
      <P css={{ color: 'var(--ink2)' }}>{t('bespoke.text', prices)}</P>
      <div css={[buttonRow, { marginBlockStart: 8 }]}>
        <ContactLink topic="pricing" css={buttonPrimary}>
          {t('bespoke.sales')}
        </ContactLink>
        <ContactLink topic="demo" css={buttonSecondary}>
          {t('bespoke.demo')}
        </ContactLink>
      </div>
    </Card>
  );
}

/** A table of prices, which needs no scripts. */
function PriceTable() {
  const { t } = useTranslation('pricing');
  const { money, number } = useFormat();
  return (
    <Disclosure title={t('table.caption')} openFromMedium>
      <table css={table} aria-label={t('table.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('table.accounts')}</th>
            <th scope="col">{t('table.cost')}</th>
            <th scope="col">{t('table.year')}</th>
          </tr>
        </thead>
        <tbody>
          {[10, 25, 50, 100, 180, 250, 500, 990].map((accounts) => (
            <tr key={accounts}>
              <th scope="row">{number(accounts)}</th>
              <td>{money(monthlyPrice(accounts))}</td>
              <td>{money(12 * monthlyPrice(accounts))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

const opening = css({
  // Below the offer of another language.
  paddingBlockStart: 'max(44px, var(--space-xl))',
  '@media print': { padding: 0, '& header': { display: 'none' } },
});

const groups = css(equalColumns('var(--space-lg) var(--space-md)', { medium: 2, wide: 4 }), {
  [below.medium]: {
    gap: 20,
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' },
  },
  '& h3': { marginBlockEnd: 6, fontSize: 'var(--text-h3)' },
  '& > div > a': { marginBlockStart: 24 },
  '@media print': { gridTemplateColumns: 'repeat(4, 1fr)', '& *': { fontSize: '8pt !important', lineHeight: 1.3 } },
});

const item = css({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  // As high as with a link, so that the lines of all columns meet.
  minHeight: 48,
  borderBlockEnd: '1px solid var(--line)',
  fontWeight: 560,
  breakInside: 'avoid',
  [below.medium]: { gap: 8, borderBlockEnd: 0, fontSize: 'var(--text-small)', lineHeight: 1.3 },
  '& > a': { paddingBlock: 10 },
  '& > svg': { flex: 'none', color: 'var(--fern)', fontSize: '1.25rem' },
  '@media print': { minHeight: 0, borderBlockEnd: 0, '& > a': { padding: 0 }, '& > svg': { display: 'none' } },
});

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 40,
    padding: '7px 0',
    borderBlockEnd: '1px solid var(--line)',
    fontWeight: 'inherit',
    textAlign: 'start',
  },
  '& th + th, & td': { textAlign: 'end' },
  [below.medium]: { '& :nth-child(3)': { display: 'none' } },
  '& thead th': { color: 'var(--ink3)', fontSize: 'var(--text-small)', borderColor: 'var(--line-strong)' },
  '& tbody td': { fontWeight: 640 },
});
