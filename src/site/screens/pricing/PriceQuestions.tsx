import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { minimumCharge, pricePerAccount } from '../../brand';
import { prices } from '../../i18n/prices';
import { ownerFacts } from '../../ownerFacts';
import { from } from '../../ui/breakpoints';
import { Disclosure } from '../../ui/Disclosure';
import { SectionHeading } from '../../ui/SectionHeading';

/** Questions about price; those about a fact of the owner's once it is set. */
export function PriceQuestions({ id }: { id: string }) {
  const { t } = useTranslation('pricing');
  const { activeAccount, trialDays, vat, support } = ownerFacts;
  const figures = { ...prices, accounts: minimumCharge / pricePerAccount };
  const questions = [
    ...always.map((id) => [t(`priceFaq.${id}.question`, figures), t(`priceFaq.${id}.answer`, figures)]),
    activeAccount && [t('priceFaq.activeAccount.question'), t(`priceFaq.activeAccount.${activeAccount}`)],
    trialDays && [t('priceFaq.trialLength.question'), t('priceFaq.trialLength.answer', { count: trialDays })],
    vat && [t('priceFaq.vat.question'), t(`priceFaq.vat.${vat}`)],
    support && [t('priceFaq.support.question'), t(`priceFaq.support.${support}`)],
  ].filter((question) => Array.isArray(question));
  return (
    <div css={columns}>
      <SectionHeading id={id} title={t('priceFaq.title')} />
      <div css={list}>
        {questions.map(([question, answer]) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

const always = ['included', 'minimum', 'bespoke', 'trial', 'estimate'] as const;

const columns = css({
  [from.wide]: { display: 'grid', gap: 'var(--space-2xl)', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});
const list = css({ display: 'grid', gap: 10 });
