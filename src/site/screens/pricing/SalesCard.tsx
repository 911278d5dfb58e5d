import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { prices } from '../../i18n/prices';
import { ContactLink } from '../../shell/ContactLink';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { IconTile } from '../../ui/IconTile';
import { useWordBreaks } from '../../ui/wordBreaks';

/** Contact links for bespoke prices and resellers. */
export function SalesCard() {
  const { t } = useTranslation('pricing');
  const withBreaks = useWordBreaks();
  return (
    <Card css={card}>
      <IconTile icon="hand-coins" hue="gorse" />
      <h3>{withBreaks(t('bespoke.title'))}</h3>
      <p>{withBreaks(t('bespoke.text', prices))}</p>
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
