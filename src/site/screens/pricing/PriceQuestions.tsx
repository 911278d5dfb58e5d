import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { minimumCharge, pricePerAccount } from '../../brand';
import { prices } from '../../i18n/prices';
import { from } from '../../ui/breakpoints';
import { Disclosure } from '../../ui/Disclosure';
import { SectionHeading } from '../../ui/SectionHeading';

/** Questions about price. */
export function PriceQuestions({ id }: { id: string }) {
  const { t } = useTranslation('pricing');
  const figures = { ...prices, accounts: minimumCharge / pricePerAccount };
  return (
    <div css={columns}>
      <SectionHeading id={id} title={t('priceFaq.title')} />
      <div css={list}>
        {questions.map((question) => (
          <Disclosure key={question} title={t(`priceFaq.${question}.question`, figures)}>
            <p>{t(`priceFaq.${question}.answer`, figures)}</p>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

const questions = ['included', 'minimum', 'bespoke', 'trial', 'estimate'] as const;

const columns = css({
  [from.wide]: { display: 'grid', gap: 'var(--space-2xl)', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});
const list = css({ display: 'grid', gap: 10 });
