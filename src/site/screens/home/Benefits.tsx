import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
import { IconTile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';

/** Benefits, with a footnote about their figures. */
export function Benefits() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section labelledBy="benefits" title={t('benefits.title')} lede={t('benefits.lede')}>
      <ul role="list" css={panel}>
        {benefits.map(([id, icon, hue]) => (
          <li key={id} css={card}>
            <IconTile icon={icon} hue={hue} size="small" />
            <div>
              <h3>{t(`benefits.${id}.title`)}</h3>
              <p>{t(`benefits.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
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

/** One panel: its cards are divided by lines, which the gaps show. */
const panel = css({
  display: 'grid',
  gap: 1,
  overflow: 'hidden',
  background: 'var(--line)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const card = css({
  display: 'flex',
  gap: 'var(--space-sm)',
  padding: 'var(--space-sm) var(--space-md)',
  background: 'var(--surface)',
  [from.wide]: { padding: 'var(--space-md)' },
  '& h3': { fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.25rem)' },
  '& p': { marginBlockStart: 4, color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
});

const note = css({ marginBlockStart: 20, color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
