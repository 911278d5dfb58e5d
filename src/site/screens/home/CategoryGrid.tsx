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
          <Card key={slug} as="li" hue={hue} interactive>
            <Art name={`stones-${hue}`} css={picture} />
            <h3>
              <LocaleLink to={path} css={cardLink}>
                {heading}
              </LocaleLink>
            </h3>
            <P>{t('common:courseCount', { count })}</P>
          </Card>
        ))}
      </ul>
      <LocaleLink to="/courses" css={buttonSecondary}>
        {t('categories.all')}
        <Icon name="arrow-right" />
      </LocaleLink>
    </Section>
  );
}

// Tiles in their hues: two in a row, and five on wide screens, which ten cards fill.
const grid = css({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(9rem, 100%), 34%), 1fr))',
  marginBlockEnd: 'var(--space-sm)',
  [from.medium]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gridAutoRows: 'minmax(8.5rem, auto)' },
  '& > li': {
    gap: 0,
    justifyContent: 'space-between',
    padding: 'clamp(8px, 1.4vw, 18px)',
    background: 'var(--hue-tint)',
    borderColor: 'transparent',
  },
  '& h3': {
    fontSize: 'clamp(.9375rem, 2vw, 1.0625rem)',
    lineHeight: 1.3,
  },
  // The drawing’s room.
  '& p': {
    paddingInlineEnd: 34,
    color: 'var(--hue)',
    fontSize: 'var(--text-small)',
    fontWeight: 600,
  },
});

/** The drawing that each hue has, a thing of its course category, stands on the ground of the tile. */
const picture = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 8,
  inlineSize: 'clamp(36px, 7vw, 88px)',
  aspectRatio: '8 / 5',
  forcedColorAdjust: 'none',
});
