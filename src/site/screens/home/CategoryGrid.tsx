import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { ScreenData } from '../../screenData';
import { CategoryArt } from '../../scenes/CategoryArt';
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

const wide = '@media (min-width: 50em)';

// Rows with a small picture; on wide screens five columns, which ten cards fill.
const grid = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const card = css({
  flexDirection: 'row',
  gap: 8,
  padding: 8,
  alignItems: 'stretch',
  '& > div:first-of-type': { flex: 'none', inlineSize: 96, alignSelf: 'center', borderRadius: 'var(--radius-md)' },
  [wide]: {
    flexDirection: 'column',
    gap: 0,
    '& > div:first-of-type': { inlineSize: 'auto', alignSelf: 'stretch' },
  },
});

const words = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 6,
  padding: '10px 8px',
  '& > h3': { fontSize: 'clamp(.9375rem, .8rem + .6vw, 1.0625rem)', lineHeight: 1.3, letterSpacing: '-.01em' },
  '& > p': { color: 'var(--hue)', fontSize: 'var(--text-small)', fontWeight: 600, lineHeight: 1.4 },
});
