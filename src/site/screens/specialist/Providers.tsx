import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import { PartnerMark } from '../../scenes/PartnerMark';
import { ExternalLink } from '../../shell/ExternalLink';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { equalColumns } from '../../ui/equalColumns';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';

/** The partners that teach, with links to their websites. */
export function Providers({ providers }: { providers: readonly Partner[] }) {
  const { t } = useTranslation('specialist');
  return (
    <Section labelledBy="providers">
      <div css={columns}>
        <SectionHeading id="providers" title={t('partners.title')} lede={t('partners.text')} css={heading} />
        <ul role="list" css={list}>
          {providers.map(({ id, name, url, hue }) => (
            <Card key={id} as="li" hue={hue} interactive css={card}>
              <PartnerMark id={id} name={name} />
              <ExternalLink href={url} css={[cardLink, link]}>
                {t('partners.visit', { name })}
              </ExternalLink>
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const columns = sideBySide([1, 1.25], 'var(--space-2xl)', 'center');
const heading = css({ marginBlockEnd: 0 });
// Next to the heading, long names do not fit in two columns.
const list = equalColumns('var(--space-sm)', { medium: 2, wide: 1 });

const card = css({ gap: 6 });
const link = css(cardAction, { minHeight: 44 });
