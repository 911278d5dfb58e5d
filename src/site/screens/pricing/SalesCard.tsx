import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { prices } from '../../i18n/prices';
import { ContactLink } from '../../shell/ContactLink';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { H3, P } from '../../ui/elements';
import { IconTile } from '../../ui/IconTile';

/** Contact links for bespoke prices and resellers. */
export function SalesCard() {
  const { t } = useTranslation('pricing');
  return (
    <Card css={card}>
      <IconTile icon="hand-coins" hue="gorse" />
      <H3>{t('bespoke.title')}</H3>
      <P>{t('bespoke.text', prices)}</P>
      <div css={buttonRow}>
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

const card = css({ '& > p': { marginBlockEnd: 8, color: 'var(--ink2)' } });
