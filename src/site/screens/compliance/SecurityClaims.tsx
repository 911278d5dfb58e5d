import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../islands/Island';
import { securityClaims } from '../../securityClaims';
import { AskTicked } from '../../shell/buying/AskTicked.island';
import { AskBox } from '../../shell/buying/BeforeYouBuy';
import { below, from } from '../../ui/breakpoints';
import { B, P } from '../../ui/elements';
import { Section } from '../../ui/Section';

/** What the site says of security, as a supplier's questionnaire: each claim with a tick to ask for its evidence. */
export function SecurityClaims() {
  const { t } = useTranslation(['compliance', 'buying']);
  return (
    <Section tone="sunken" labelledBy="security" title={t('security.title')}>
      <table css={table} aria-labelledby="security">
        <thead>
          <tr>
            <th scope="col">{t('buying:pile.partly')}</th>
            <th scope="col">{t('buying:pile.ask')}</th>
          </tr>
        </thead>
        <tbody>
          {securityClaims.map((id) => (
            <tr key={id}>
              <th scope="row">
                <B>{t(`security.${id}.title`)}</B>
                <P>{t(`security.${id}.text`)}</P>
              </th>
              <td>
                <AskBox id={id} label={t('evidence.contact')} about={t(`security.${id}.title`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Island>
        <AskTicked />
      </Island>
    </Section>
  );
}

const table = css({
  inlineSize: '100%',
  marginBlockEnd: 'var(--space-md)',
  background: 'var(--surface)',
  borderSpacing: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& th, & td': { padding: '14px var(--space-md)', fontWeight: 'inherit', textAlign: 'start' },
  '& thead': { color: 'var(--ink3)', fontSize: 'var(--text-small)' },
  '& p': { color: 'var(--ink2)' },
  [from.medium]: { '& tbody > tr > *': { borderBlockStart: '1px solid var(--line)' }, '& td': { inlineSize: '26%' } },
  [below.medium]: {
    '& thead': { display: 'none' },
    '& tbody > tr': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 16px',
      padding: '12px var(--space-md) 4px',
    },
    '& tbody > tr ~ tr': { borderBlockStart: '1px solid var(--line)' },
    '& tbody > tr > *': { minInlineSize: 0, padding: 0, overflowWrap: 'anywhere' },
    '& tbody > tr > th': { flex: '1 0 100%' },
  },
  '@media print': { '&& th, && td': { padding: '3px 8px', fontSize: '9pt' } },
});
