import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';
import type { Integration } from './integration';

/** An integration; the whole card is a link where the dataset has one. */
export function IntegrationCard({ integration: { icon, link, name, description } }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  return (
    <Card as="li" interactive={link !== null} css={card}>
      <IconTile icon={icon} />
      <div css={words}>
        <h3 css={title}>{name}</h3>
        <p css={text}>{description}</p>
        {link && (
          <LocaleLink to={link} aria-label={t('integration.viewNamed', { name })} css={[cardLink, more]}>
            {t('integration.view')}
            <Icon name="arrow-right" />
          </LocaleLink>
        )}
      </div>
    </Card>
  );
}

const card = css({ flexDirection: 'row', gap: 16, padding: 'clamp(18px, 2vw, 24px)' });
const words = css({ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 });
const title = css({ fontSize: '1.125rem', lineHeight: 'max(1.3, var(--leading-h3))' });
const text = css({
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  lineHeight: 'max(1.5, var(--leading-body) - .1)',
});

const more = css(cardAction, {
  width: 'fit-content',
  marginBlockStart: 8,
  scrollMarginBlockStart: 144,
});
