import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
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
      <CardGrid css={rows}>
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

// four, two by two or one by one: never three and one
const rows = css({
  rowGap: 36,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const benefit = css({
  display: 'grid',
  gap: '8px 18px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  '& > span': { gridRow: 'span 2' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > span': { gridRow: 'auto', marginBlockEnd: 10 },
  },
  '& > p': { maxWidth: '38ch', color: 'var(--ink2)' },
});
