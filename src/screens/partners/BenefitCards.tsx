import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../ui/CardGrid';
import { IconTile } from '../../ui/IconTile';
import type { IconName } from '../../ui/icons';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import type { Hue } from '../../ui/theme';

/** Four reasons to work with Camre. */
export function BenefitCards() {
  const { t } = useTranslation('partners');
  return (
    <Section tone="sunken" labelledBy="benefits">
      <SectionHeading id="benefits" title={t('benefits.title')} />
      <CardGrid min="14rem" columns={4} css={grid}>
        {benefits.map(({ id, icon, hue }) => (
          <li key={id} css={benefit}>
            <IconTile icon={icon} hue={hue} />
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const benefits = [
  { id: 'pricing', icon: 'hand-coins', hue: 'management' },
  { id: 'branding', icon: 'palette', hue: 'leadership' },
  { id: 'content', icon: 'book-open', hue: 'equality-diversity' },
  { id: 'support', icon: 'message-circle', hue: 'hr' },
] as const satisfies readonly { id: string; icon: IconName; hue: Hue }[];

const grid = css({ rowGap: 36, columnGap: 'clamp(24px, 3vw, 40px)' });

const benefit = css({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  alignContent: 'start',
  '& > h3': { marginBlockStart: 10 },
  '& > p': { color: 'var(--ink2)' },
});
