import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AskBox, Said, useAnswers } from '../../shell/buying/BeforeYouBuy';
import { from } from '../../ui/breakpoints';
import { B, P } from '../../ui/elements';
import { Section } from '../../ui/Section';

/** What the site says of security, as a supplier's questionnaire: each claim with a tick for what is open, or for its evidence. */
export function SecurityClaims() {
  const { t } = useTranslation(['compliance', 'buying']);
  return (
    <Section tone="sunken" labelledBy="security" title={t('buying:group.security')}>
      <ul role="list" css={list}>
        {useAnswers('security').map(({ id, title, question, said, state }) => (
          <li key={id}>
            <div>
              <B>{title}</B>
              <P>
                <Said text={said} />
              </P>
            </div>
            {question === title ? (
              <AskBox id={id} label={t('evidence.contact')} about={title} />
            ) : (
              state !== 'answered' && <AskBox id={id} label={question} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& > li': { padding: '10px var(--space-md) 6px', overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: '1px solid var(--line)' },
  '& p': { color: 'var(--ink2)' },
  [from.medium]: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 26%',
      gap: 'var(--space-md)',
      alignItems: 'center',
      paddingBlock: 12,
    },
  },
  '@media print': { '& > li': { paddingBlock: 3, fontSize: '9pt' } },
});
