import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { Island } from '../../islands/Island';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { useSoftwareApplication } from '../../shell/head/useSoftwareApplication';
import { Scheduler } from '../../shell/scheduler/Scheduler.island';
import { buttonSecondary } from '../../ui/button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { Calculator } from './Calculator.island';
import { IncludedFeatures } from './IncludedFeatures';
import { PriceTable } from './PriceTable';
import { SalesCard } from './SalesCard';
import { SavingEstimate } from './SavingEstimate.island';
import { usePriceQuestions } from './usePriceQuestions';

/** The pricing page. */
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
      <Section
        tone="sunken"
        labelledBy="included"
        title={t('included.title')}
        lede={t('included.lede')}
        printed={false}
      >
        <IncludedFeatures />
      </Section>
      <BeforeYouBuy groups={['price', 'people']} answered={{ price: usePriceQuestions() }} printed />
      <Section tone="sunken" labelledBy="prices" printed={false}>
        <div css={pricesAndSales}>
          <PriceTable id="prices" />
          <div css={aside}>
            <SalesCard />
            <Island defer="touch">
              <SavingEstimate />
            </Island>
            <LocaleLink to="/courses#roles" css={buttonSecondary}>
              {t('plan.link')}
              <Icon name="arrow-right" />
            </LocaleLink>
          </div>
        </div>
      </Section>
      <Section labelledBy="scheduler" printed={false}>
        <Island>
          <Scheduler id="scheduler" title={t('scheduler.title')} text={t('scheduler.text')} />
        </Island>
      </Section>
    </>
  );
}

const opening = css({
  paddingBlockStart: 'var(--space-2xl)',
  '@media print': { padding: 0, '& header': { display: 'none' } },
});

const pricesAndSales = sideBySide([1.2, 1], 'var(--space-2xl)', 'start');
const aside = css({ display: 'grid', gap: 'var(--space-sm)' });
