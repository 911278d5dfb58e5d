import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { linkTo } from '../../links';
import { Art } from '../../scenes/Art';
import { smallScenes } from '../../scenes/smallScenes';
import { useNavigationName } from '../../shell/useNavigationName';
import { below, from } from '../../ui/breakpoints';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { P } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { snappingRow } from '../../ui/snappingRow';

/** Cards that link to the feature pages, the first one large. */
export function FeatureBento({ cards }: { cards: ScreenData['home']['features'] }) {
  const { t } = useTranslation('home');
  const nameOf = useNavigationName();
  const isLarge = ({ path }: { path: string }) => path === linkTo('courseBuilder');
  const largeFirst = [...cards].sort((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
  return (
    <Section tone="sunken" labelledBy="features" title={t('features.title')}>
      <ul role="list" css={bento}>
        {largeFirst.map(({ slug, path, summary, lang, hue, scene }) => (
          <Card key={slug} as="li" hue={hue} interactive>
            {scene ? (
              <div css={picture} aria-hidden="true" inert="">
                <div>{smallScenes[scene]}</div>
              </div>
            ) : (
              <Art name={`stones-${hue}`} css={[picture, drawing]} />
            )}
            <div css={words}>
              <h3>
                <LocaleLink to={path} css={cardLink}>
                  {nameOf(path)}
                </LocaleLink>
              </h3>
              <P lang={lang}>{summary}</P>
              <span css={cardAction} aria-hidden="true">
                {t('features.link')}
                <Icon name="arrow-right" />
              </span>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The first card is twice as wide as the next two; every other one takes a row, its picture next to its words. */
const bento = css(snappingRow, {
  gap: 'var(--space-sm)',
  alignItems: 'start',
  '& > li': { gap: 0, padding: 16, alignItems: 'stretch' },
  [from.medium]: {
    alignItems: 'stretch',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
    '& > :nth-of-type(n + 4)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 'var(--space-sm)',
      alignItems: 'center',
    },
    '& > :first-of-type h3': { fontSize: 'var(--text-h2)' },
    '& > :first-of-type p': { maxWidth: '40ch', fontSize: 'var(--text-lede)' },
  },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
    // Their words begin at the same height, and their pictures fill theirs.
    '& > :nth-of-type(-n + 3)': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '& > :nth-of-type(-n + 3) > div:first-of-type': { alignItems: 'stretch', '& > div': { display: 'grid' } },
    // Long names such as “Leistungsbeurteilungen” fit a quarter of the row.
    '& h3': { fontSize: 'clamp(1.0625rem, .35rem + 1.15vw, 1.25rem)' },
  },
});

const words = css({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: 'var(--space-sm) 8px 6px',
  '& > p': { color: 'var(--ink2)' },
  '& > span': { marginBlockStart: 'auto', paddingBlockStart: 8 },
  [below.medium]: { flex: 'none', padding: '12px 4px 0', '& > p': { fontSize: 'var(--text-small)' } },
});

// Pictures are shown whole; they are made for this size.
const picture = css({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '13rem',
  padding: 'var(--space-sm)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  [below.medium]: { flex: 1, padding: 12 },
});
const drawing = css({ inlineSize: '100%', padding: 0, forcedColorAdjust: 'none' });
