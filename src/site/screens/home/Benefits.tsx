import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
import { H3, P } from '../../ui/elements';
import { Section } from '../../ui/Section';

/** Benefits, with a footnote about their figures. */
export function Benefits() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section labelledBy="benefits" title={t('benefits.title')} lede={t('benefits.lede')}>
      <ul role="list" css={list}>
        {benefits.map((id) => (
          <li key={id} css={item}>
            <H3>{t(`benefits.${id}.title`)}</H3>
            <P>{t(`benefits.${id}.text`)}</P>
          </li>
        ))}
      </ul>
      <p css={note}>{t('common:stats.note')}</p>
    </Section>
  );
}

const benefits = ['productivity', 'admin', 'completion', 'compliance', 'implementation', 'scale'] as const;

/** Columns of words under a line, without boxes. */
const list = css({
  display: 'grid',
  gap: '0 var(--space-xl)',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const item = css({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  paddingBlock: 'clamp(10px, 1.8vw, 24px)',
  borderBlockStart: '1px solid var(--line)',
  '& > h3': { fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.375rem)' },
  '& > p': { color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
});

const note = css({ marginBlockStart: 8, color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
