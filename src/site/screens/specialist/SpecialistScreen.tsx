import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import type { Programme, Partner } from '../../../content/data/datasets';
import { useDataText } from '../../i18n/useDataText';
import { PartnerMark } from '../../scenes/PartnerMark';
import type { ScreenProps, ScreenData } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { Badge } from '../../ui/Badge';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { H3, P, Span } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Icon } from '../../ui/Icon';
import { PageHero } from '../../shell/PageHero';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';

export default function SpecialistScreen({ pageContext }: ScreenProps<'specialist'>) {
  const { t } = useTranslation(['specialist', 'common']);
  const { programmes, providers } = pageContext.data;
  const academy = providers.find(({ role }) => role === 'academy');
  return (
    <>
      <PageHero
        title={t('head.title')}
        description={t('head.description')}
        name={t('common:footer.specialist')}
        heading={t('hero.title')}
        lede={t('hero.lede')}
        actions={
          <>
            <ContactLink topic="question" css={buttonPrimary}>
              {t('cta.contact')}
            </ContactLink>
            {academy && (
              <ExternalLink href={academy.url} css={buttonSecondary}>
                {t('partners.visit', { name: academy.name })}
              </ExternalLink>
            )}
          </>
        }
        picture={<ProgrammesArt programmes={programmes} />}
      />
      <ProgrammeCards programmes={programmes} providers={providers} />
      <Providers providers={providers} />
      <ContactCallToAction id="ask" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}

function ProgrammeCards({ programmes, providers }: ScreenData['specialist']) {
  const { t } = useTranslation('specialist');
  const textOf = useDataText('specialist');
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  return (
    <Section tone="sunken" labelledBy="programmes" title={t('programmes.title')}>
      <ul role="list" css={equalColumns('var(--space-sm)', { medium: 2, wide: 2 })}>
        {programmes.map(({ id, icon, hue, provider, features }) => (
          <Card key={id} as="li" hue={hue} css={card}>
            <ContentIcon name={icon} />
            <div css={{ display: 'grid', gap: 10, justifyItems: 'start' }}>
              <H3>{textOf(`programme.${id}.title`)}</H3>
              <Badge>{t('programme.provider', { provider: nameOf(provider) })}</Badge>
            </div>
            <P css={{ maxWidth: '52ch', color: 'var(--ink2)' }}>{textOf(`programme.${id}.description`)}</P>
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
              css={[cardAction, { minHeight: 44 }]}
            >
              {t('programme.ask')}
              <Icon name="arrow-right" />
            </ContactLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** A decoration: the programmes' icons on rising steps. */
function ProgrammesArt({ programmes }: { programmes: readonly Programme[] }) {
  return (
    <div css={{ display: 'flex', alignItems: 'end', gap: 14 }}>
      {programmes.map(({ id, icon, hue }, step) => (
        <div key={id} data-hue={hue} css={bar} style={{ height: `${9 + step * 4}rem` }}>
          <ContentIcon name={icon} css={tile} />
        </div>
      ))}
    </div>
  );
}

/** The partners that teach, with links to their websites. */
function Providers({ providers }: { providers: readonly Partner[] }) {
  const { t } = useTranslation('specialist');
  return (
    <Section labelledBy="providers">
      <div css={sideBySide([1, 1.25], 'var(--space-2xl)', 'center')}>
        <SectionHeading id="providers" title={t('partners.title')} lede={t('partners.text')} css={heading} />
        <ul role="list" css={providerList}>
          {providers.map(({ id, name, url, hue }) => (
            <Card key={id} as="li" hue={hue} interactive css={{ gap: 6 }}>
              <PartnerMark id={id} name={name} />
              <ExternalLink href={url} css={[cardLink, cardAction, { minHeight: 44 }]}>
                {t('partners.visit', { name })}
              </ExternalLink>
            </Card>
          ))}
        </ul>
      </div>
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

const list = css({
  display: 'grid',
  gap: 10,
  width: '100%',
  borderBlockStart: '1px solid var(--line)',
  '& > :first-of-type': { marginBlockStart: 18 },
  '& > li': { display: 'flex', gap: 12 },
  '& svg': { marginBlockStart: '.22em', color: 'var(--hue)', fontSize: '1.125rem' },
});

const bar = css({
  width: '6.25rem',
  paddingBlockStart: 22,
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-lg)',
  textAlign: 'center',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const tile = css({ width: 56, height: 56, background: 'var(--surface)', fontSize: '1.625rem' });
const heading = css({ marginBlockEnd: 0 });
// Next to the heading, long names do not fit in two columns.
const providerList = equalColumns('var(--space-sm)', { medium: 2, wide: 1 });
