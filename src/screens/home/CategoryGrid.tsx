import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import { CategoryArt } from '../../scenes/CategoryArt';
import { parseHue } from '../../shell/prose/contentNames';
import { buttonSecondary } from '../../ui/button';
import { Card, cardLink } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { headingRow } from './sectionStyles';

/** The course categories with their counts. */
export function CategoryGrid({ cards }: { cards: Queries.HomeScreenQuery['courses'] }) {
  const { t } = useTranslation(['home', 'common']);
  const soften = useSoftHyphens();
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
        {cards.map(({ slug, path, heading, hue: name, count }) => {
          const hue = parseHue(name);
          return (
            <Card key={slug} as="li" hue={hue} interactive css={card}>
              {hue && <CategoryArt hue={hue} />}
              <div css={words}>
                <h3>
                  <LocaleLink to={path} css={cardLink}>
                    {soften(heading)}
                  </LocaleLink>
                </h3>
                <p>{t('common:courseCount', { count: count ?? 0 })}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}

const grid = css({
  display: 'grid',
  gap: 'clamp(12px, 1.5vw, 18px)',
  // Ten cards fill rows of two and of five.
  '@media (max-width: 799.98px)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9.5rem, 34%), 100%), 1fr))',
  },
  '@media (min-width: 800px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const card = css({
  gap: 0,
  padding: 8,
  alignItems: 'stretch',
  '& > div:first-of-type': { borderRadius: 'var(--radius-md)' },
});

const words = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 6,
  padding: '14px clamp(4px, .8vw, 10px) 10px',
  '& > h3': { fontSize: 'clamp(.9375rem, .8rem + .6vw, 1.0625rem)', lineHeight: 1.3, letterSpacing: '-.01em' },
  '& > p': { color: 'var(--hue)', fontSize: 'var(--text-small)', fontWeight: 600, lineHeight: 1.4 },
});
