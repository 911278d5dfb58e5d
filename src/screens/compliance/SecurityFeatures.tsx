import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
import { CardGrid } from '../../ui/CardGrid';
import { IconTile } from '../../ui/IconTile';
import type { IconName } from '../../ui/icons';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** The eight security features, in the order of section 2 of the specification. */
export function SecurityFeatures() {
  const { t } = useTranslation('compliance');
  return (
    <Section labelledBy="security">
      <SectionHeading id="security" title={t('security.title')} />
      <CardGrid css={rows}>
        {features.map(([id, icon]) => (
          <li key={id} css={feature}>
            <IconTile icon={icon} tone="fern" />
            <h3 css={title}>{t(`security.${id}.title`)}</h3>
            <p css={text}>{t(`security.${id}.text`)}</p>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const features = [
  ['encryption', 'lock'],
  ['audits', 'search'],
  ['mfa', 'key'],
  ['rbac', 'user-check'],
  ['backup', 'database'],
  ['monitoring', 'eye'],
  ['residency', 'map-pin'],
  ['api', 'plug'],
] as const satisfies readonly (readonly [string, IconName])[];

// four, two by two or one by one: never three and one
const rows = css({
  rowGap: 'clamp(32px, 4vw, 52px)',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const feature = css({
  display: 'grid',
  gap: '8px 18px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  '& > span': { gridRow: 'span 2' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > span': { gridRow: 'auto', marginBlockEnd: 10 },
  },
});
const title = css({ fontSize: '1.1875rem' });
const text = css({ maxWidth: '38ch', color: 'var(--ink2)' });
