import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import type { Partner } from '../../../content/data/datasets';
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
import { iconHeading } from '../../ui/iconHeading';
import { PageHero } from '../../shell/PageHero';
import { Section } from '../../ui/Section';

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
        picture={<ProgrammesArt programmes={programmes} providers={providers} />}
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
            <div css={iconHeading}>
              <ContentIcon name={icon} />
              <div>
                <H3>{textOf(`programme.${id}.title`)}</H3>
                <Badge>{t('programme.provider', { provider: nameOf(provider) })}</Badge>
              </div>
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

/** A decoration: the programmes on rising steps, each with who teaches it. */
function ProgrammesArt({ programmes, providers }: ScreenData['specialist']) {
  const textOf = useDataText('specialist');
  return (
    <div css={{ display: 'flex', flexDirection: 'column-reverse', gap: 12 }}>
      {programmes.map(({ id, icon, hue, provider }, step) => (
        <div key={id} data-hue={hue} css={bar} style={{ marginInlineStart: `${step * 2.5}rem` }}>
          <ContentIcon name={icon} css={{ background: 'var(--surface)' }} />
          <b>
            {textOf(`programme.${id}.title`)}
            <small>{providers.find((one) => one.id === provider)?.name}</small>
          </b>
        </div>
      ))}
    </div>
  );
}

/** The partners that teach, with links to their websites. */
function Providers({ providers }: { providers: readonly Partner[] }) {
  const { t } = useTranslation('specialist');
  return (
    <Section labelledBy="providers" title={t('partners.title')} lede={t('partners.text')}>
      <ul role="list" css={equalColumns('var(--space-sm)', { medium: 2, wide: 2 })}>
        {providers.map(({ id, name, url, hue }) => (
          <Card key={id} as="li" hue={hue} interactive css={{ gap: 6 }}>
            <PartnerMark id={id} name={name} />
            <ExternalLink href={url} css={[cardLink, cardAction, { minHeight: 44 }]}>
              {t('partners.visit', { name })}
            </ExternalLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

// Cards in one row share the heights of their parts.
const card = css({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
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

const bar = css(iconHeading, {
  inlineSize: '23rem',
  padding: '10px 14px',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.3,
  '& small': { display: 'block', color: 'var(--hue)', fontSize: 'var(--text-caption)', fontWeight: 400 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
