import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { IconTile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';

/** Benefits, with a footnote about their figures. */
export function Benefits() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section labelledBy="benefits" title={t('benefits.title')} lede={t('benefits.lede')}>
      <CardGrid min="17rem" columns={3}>
        {benefits.map(([id, icon, hue]) => (
          <Card key={id} as="li" css={card}>
            <IconTile icon={icon} hue={hue} />
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </Card>
        ))}
      </CardGrid>
      <p css={note}>{t('common:stats.note')}</p>
    </Section>
  );
}

const benefits = [
  ['productivity', 'trending-up', 'fern'],
  ['admin', 'history', 'gorse'],
  ['completion', 'badge-check', 'estuary'],
  ['compliance', 'shield-check', 'heather'],
  ['implementation', 'calendar-check', 'fern'],
  ['scale', 'users', 'gorse'],
] as const;

const card = css({ '& > h3': { marginBlockStart: 8 }, '& > p': { color: 'var(--ink2)' } });
const note = css({ marginBlockStart: 20, color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
