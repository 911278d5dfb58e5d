import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { bespokeFrom } from '../../brand';
import { prices } from '../../i18n/prices';
import { useFormat } from '../../i18n/useFormat';
import { ContactLink } from '../../shell/ContactLink';
import { monthlyPrice } from '../../shell/price/price';
import { Disclosure } from '../../ui/Disclosure';
import { SectionHeading } from '../../ui/SectionHeading';

/** A table of prices, which needs no scripts. */
export function PriceTable({ id }: { id: string }) {
  const { t } = useTranslation('pricing');
  const { money, number } = useFormat();
  return (
    <div>
      <SectionHeading id={id} css={heading} title={t('table.title')} lede={t('table.note', prices)} />
      <Disclosure title={t('table.caption')} openFromMedium>
        <table css={table} aria-label={t('table.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('table.accounts')}</th>
              <th scope="col">{t('table.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((accounts) => (
              <tr key={accounts}>
                <th scope="row">{number(accounts)}</th>
                <td>{money(monthlyPrice(accounts))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('table.bespokeAccounts', prices)}</th>
              <td>
                <ContactLink topic="pricing" accounts={bespokeFrom}>
                  {t('table.bespokeCost')}
                </ContactLink>
              </td>
            </tr>
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}

const sizes = [10, 25, 50, 100, 250, 400, 500, 750, 990] as const;

const heading = css({ marginBlockEnd: 20 });

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 48,
    padding: '8px 0',
    borderBlockEnd: '1px solid var(--line)',
    fontWeight: 'inherit',
    textAlign: 'start',
  },
  '& th:last-child, & td:last-child': { textAlign: 'end' },
  '& thead th': { color: 'var(--ink3)', fontSize: 'var(--text-small)', borderColor: 'var(--line-strong)' },
  '& tbody td': { fontWeight: 640 },
});
