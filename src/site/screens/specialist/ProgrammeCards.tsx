import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { Badge } from '../../ui/Badge';
import { Card, cardAction } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { H3, P, Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { ContentIcon } from '../../ui/ContentIcon';
import { Section } from '../../ui/Section';

/** The programmes with their providers and features. */
export function ProgrammeCards({ programmes, providers }: ScreenData['specialist']) {
  const { t } = useTranslation('specialist');
  const textOf = useDataText('specialist');
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  return (
    <Section tone="sunken" labelledBy="programmes" title={t('programmes.title')}>
      <CardGrid min="20rem" columns={2}>
        {programmes.map(({ id, icon, hue, provider, features }) => (
          <Card key={id} as="li" hue={hue} css={card}>
            <ContentIcon name={icon} />
            <div css={head}>
              <H3>{textOf(`programme.${id}.title`)}</H3>
              <Badge>{t('programme.provider', { provider: nameOf(provider) })}</Badge>
            </div>
            <P css={text}>{textOf(`programme.${id}.description`)}</P>
            <ul role="list" css={list}>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  <Span>{textOf(`programme.${id}.feature.${feature}`)}</Span>
                </li>
              ))}
            </ul>
            <ContactLink
              topic="question"
              subject={id}
              aria-label={t('programme.askFor', { programme: textOf(`programme.${id}.title`) })}
              css={[cardAction, ask]}
            >
              {t('programme.ask')}
              <Icon name="arrow-right" />
            </ContactLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

// Cards in one row share the heights of their parts.
const card = css({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  gap: 16,
  padding: 'var(--space-lg)',
});
const head = css({ display: 'grid', gap: 10, justifyItems: 'start' });
const ask = css({ minHeight: 44 });
const text = css({ maxWidth: '52ch', color: 'var(--ink2)' });

const list = css({
  display: 'grid',
  gap: 10,
  width: '100%',
  borderBlockStart: '1px solid var(--line)',
  '& > :first-of-type': { marginBlockStart: 18 },
  '& > li': { display: 'flex', gap: 12 },
  '& svg': { marginBlockStart: '.22em', color: 'var(--hue)', fontSize: '1.125rem' },
});
