import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { ScreenData } from '../../screenData';
import { CategoryArt } from '../../scenes/CategoryArt';
import { below } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Card, cardLink } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { headingRow } from './sectionStyles';

/** The course categories with their counts. */
export function CategoryGrid({ cards }: { cards: ScreenData['home']['courses'] }) {
  const { t } = useTranslation(['home', 'common']);
  const addSoftHyphens = useSoftHyphens();
  return (
    <Section labelledBy="courses">
      <div css={headingRow}>
        <SectionHeading id="courses" title={t('categories.title')} lede={t('categories.lede')} />
        <LocaleLink to="/courses" css={buttonSecondary}>
          {t('categories.all')}
          <Icon name="arrow-right" />
        </LocaleLink>
      </div>
      <ul role="list" css={grid}>
        {cards.map(({ slug, path, heading, hue, count }) => (
          <Card key={slug} as="li" hue={hue} interactive css={card}>
            <CategoryArt hue={hue} />
            <div css={words}>
              <h3>
                <LocaleLink to={path} css={cardLink}>
                  {addSoftHyphens(heading)}
                </LocaleLink>
              </h3>
              <p>{t('common:courseCount', { count })}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const wide = '@media screen and (min-width: 50em)';

// Two columns with a small picture in each card; on wide screens five columns, which ten cards fill.
const grid = css({
  display: 'grid',
  gap: 'var(--space-xs)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  [wide]: { gap: 'var(--space-sm)', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const card = css({
  gap: 0,
  padding: 8,
  alignItems: 'stretch',
  '& > div:first-of-type': { borderRadius: 'var(--radius-md)' },
  [below.small]: { '& > div:first-of-type': { aspectRatio: '8 / 3' } },
});

const words = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  padding: '8px 6px 4px',
  '& > h3': {
    fontSize: 'clamp(.9375rem, .8rem + .6vw, 1.0625rem)',
    lineHeight: 1.3,
    letterSpacing: 'calc(var(--tracking-heading) / 2)',
  },
  '& > p': { color: 'var(--hue)', fontSize: 'var(--text-small)', fontWeight: 600, lineHeight: 1.4 },
});
