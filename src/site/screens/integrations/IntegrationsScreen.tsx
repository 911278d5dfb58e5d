import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import { Island } from '../../islands/Island';
import type { Nodes } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContentIcon } from '../../ui/ContentIcon';
import { PageHero } from '../../shell/PageHero';
import { PageIcon, type PageIconName } from '../../ui/PageIcon';
import type { Hue } from '../../ui/theme';
import { FilteredDirectory } from './FilteredDirectory.island';
import { useIntegrations, type ListedIntegration, type Integration } from './integrations';

export default function IntegrationsScreen({ data }: PageProps<{ readonly integrations: Nodes<ListedIntegration> }>) {
  const { t } = useTranslation(['integrations', 'common']);
  const integrations = useIntegrations(data.integrations.nodes);
  return (
    <>
      <PageHero
        title={t('head.title')}
        description={t('head.description')}
        name={t('common:nav.integrations')}
        heading={t('hero.title')}
        lede={t('hero.lede')}
        picture={<MovesScene integrations={integrations} />}
      />
      <Island defer="query">
        <FilteredDirectory integrations={integrations} />
      </Island>
      <ContactCallToAction
        id="custom"
        topic="integration"
        title={t('custom.title')}
        text={t('custom.text')}
        button={t('custom.contact')}
      />
    </>
  );
}

export const query = graphql`
  query IntegrationsScreen {
    integrations: allIntegrationsJson {
      nodes {
        id: jsonId
        category
        icon
        link
        brand
      }
    }
  }
`;

/** What moves between the systems that one has and Camre: from each to what happens by itself. */
function MovesScene({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  return (
    <div css={{ display: 'grid', gridAutoRows: '1fr', gap: 14 }}>
      {moves.map(({ id, system, hue, icon }) => {
        const from = integrations.find((integration) => integration.id === system);
        return (
          <div key={id} css={row} data-hue={hue}>
            <div css={card}>
              <ContentIcon name={from?.icon} size="small" />
              <span>
                <small>{from?.name}</small>
                <b>{t(`moves.${id}.from`)}</b>
              </span>
            </div>
            <PageIcon name="arrow-right" />
            <div css={[card, { borderColor: 'var(--hue)', background: 'var(--hue-tint)' }]}>
              <span css={{ flex: 'none', display: 'grid', color: 'var(--hue)', fontSize: '1.375rem' }}>
                <PageIcon name={icon} />
              </span>
              <b>{t(`moves.${id}.to`)}</b>
            </div>
          </div>
        );
      })}
    </div>
  );
}

const moves = [
  { id: 'starter', system: 'core-hr-records', hue: 'fern', icon: 'user-plus' },
  { id: 'leaver', system: 'core-hr-records', hue: 'heather', icon: 'database' },
  { id: 'rota', system: 'rota-shift-scheduling', hue: 'estuary', icon: 'calendar-check' },
] as const satisfies readonly { id: string; system: string; hue: Hue; icon: PageIconName }[];

const row = css({
  display: 'grid',
  gridTemplateColumns: '13.5rem auto 11rem',
  alignItems: 'stretch',
  gap: 10,
  '& > svg': { alignSelf: 'center', color: 'var(--hue)', fontSize: '1.5rem' },
});

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 76,
  padding: '10px 14px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.3,
  '& small': { display: 'block', color: 'var(--ink2)', fontSize: 'var(--text-caption)' },
  '& > span': { minInlineSize: 0 },
});
