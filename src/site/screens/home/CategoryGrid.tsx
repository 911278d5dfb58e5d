import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { Art } from '../../scenes/Art';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Card, cardLink } from '../../ui/Card';
import { P } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';

/** The course categories with their counts. */
export function CategoryGrid({ cards }: { cards: ScreenData['home']['courses'] }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section labelledBy="courses" title={t('categories.title')} lede={t('categories.lede')}>
      <ul role="list" css={grid}>
        {cards.map(({ slug, path, heading, hue, count }) => (
          <Card key={slug} as="li" hue={hue} interactive css={card}>
            <div css={picture} data-hue={hue} aria-hidden="true">
              <Art name={`stones-${hue}`} css={{ display: 'block', blockSize: '100%' }} />
            </div>
            <div css={words}>
              <h3>
                <LocaleLink to={path} css={cardLink}>
                  {heading}
                </LocaleLink>
              </h3>
              <P>{t('common:courseCount', { count })}</P>
            </div>
          </Card>
        ))}
      </ul>
      <LocaleLink to="/courses" css={[buttonSecondary, { marginBlockStart: 'var(--space-sm)' }]}>
        {t('categories.all')}
        <Icon name="arrow-right" />
      </LocaleLink>
    </Section>
  );
}

const wide = '@media screen and (min-width: 50em)';
const narrow = '@media print, (max-width: 49.99em)';

// Tiles in their hues: two in a row, and five on wide screens, which ten cards fill.
const grid = css({
  display: 'grid',
  gap: 8,
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(10rem, 100%), 34%), 1fr))',
  [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const card = css({
  gap: 0,
  padding: 0,
  alignItems: 'stretch',
  background: 'var(--hue-tint)',
  borderColor: 'transparent',
  // The drawing stands on the ground of the tile; in small, next to the count.
  '& > div:first-of-type': { order: 1, borderRadius: '0 0 6px 22px' },
  [narrow]: {
    '& > div:first-of-type': { position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 8, width: 36, borderRadius: 0 },
  },
});

/** The drawing that each hue has: a thing of its course category. */
const picture = css({
  aspectRatio: '8 / 5',
  // An SVG without a size of its own is at least 150 px high.
  minBlockSize: 0,
  overflow: ['hidden', 'clip'],
  borderRadius: 'var(--radius-lg)',
  background: 'var(--hue-tint)',
  forcedColorAdjust: 'none',
});

const words = css({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 4,
  padding: '10px 12px',
  // On wide screens counts follow their names; what a longer name next to them needs is the drawing’s ground.
  [narrow]: { justifyContent: 'space-between' },
  [from.wide]: { padding: '16px 18px 12px' },
  '& > h3': {
    fontSize: 'clamp(.9375rem, .8rem + .6vw, 1.0625rem)',
    lineHeight: 1.3,
    letterSpacing: 'calc(var(--tracking-heading) / 2)',
  },
  '& > p': {
    color: 'var(--hue)',
    fontSize: 'var(--text-small)',
    fontWeight: 600,
    lineHeight: 1.4,
    // The drawing’s room.
    [narrow]: { paddingInlineEnd: 34 },
  },
});
