import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../../i18n/useFormatDate';
import type { Badge } from '../../../content/data/datasets';
import { useDataText } from '../../i18n/useDataText';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { Badge as BadgeLabel } from '../../ui/Badge';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { ContentIcon } from '../../ui/ContentIcon';
import { IconTile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** The compliance badges, each with its evidence or without it, and how to request it. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  return (
    <Section tone="sunken" labelledBy="badges" title={t('badges.title')}>
      <CardGrid css={columns}>
        {badges.map((badge) => (
          <Card key={badge.id} as="li" hue={badge.hue}>
            <ContentIcon name={badge.icon} />
            {badge.status === 'placeholder' && (
              <div data-hue="gorse">
                <BadgeLabel>{t('badge.unpublished')}</BadgeLabel>
              </div>
            )}
            <H3>{textOf(titleKey(badge))}</H3>
            <P css={text}>{textOf(`badge.${badge.id}.text`)}</P>
            {badge.status !== 'placeholder' && <Evidence badge={badge} />}
          </Card>
        ))}
      </CardGrid>
      <div css={note}>
        <IconTile icon="file-check" hue="neutral" />
        <div css={words}>
          <H3 id="evidence">{t('evidence.title')}</H3>
          <P css={text}>{t('evidence.tell')}</P>
        </div>
        <ContactLink topic="evidence" css={[buttonSecondary, ask]}>
          {t('evidence.contact')}
        </ContactLink>
      </div>
    </Section>
  );
}

function titleKey({ id, wording }: Badge): string {
  return `badge.${id}.${wording === 'aligned' ? 'safeTitle' : 'title'}`;
}

function Evidence({ badge: { id, evidence, lastChecked } }: { badge: Badge }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  const { date } = useFormatDate();
  return (
    <div css={proof}>
      {evidence && (
        <ExternalLink href={evidence} css={link}>
          <span aria-hidden="true">{t('badge.evidence')}</span>
          <span css={visuallyHidden}>{t('badge.evidenceFor', { badge: textOf(`badge.${id}.title`) })}</span>
        </ExternalLink>
      )}
      {lastChecked && <p>{t('badge.lastChecked', { date: date(lastChecked) })}</p>}
    </div>
  );
}

// Four columns or two on wide screens, because there are four badges.
const columns = equalColumns('var(--space-sm)', { medium: 2, wide: 4 });

const text = css({ color: 'var(--ink2)' });
const proof = css({ display: 'grid', gap: 6, marginBlockStart: 'auto', fontSize: 'var(--text-small)' });

const link = css({ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44, color: 'var(--hue)' });
const ask = css({ [from.medium]: { marginInlineStart: 'auto' } });

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px var(--space-md)',
  marginBlockStart: 'var(--space-xl)',
});

const words = css({ display: 'grid', gap: 10, flex: '1 1 20rem', maxWidth: '46rem' });
