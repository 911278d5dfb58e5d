import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { CategoryArt } from '../../scenes/CategoryArt';
import { below, from } from '../../ui/breakpoints';
import { Card, cardLink } from '../../ui/Card';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { ContentIcon } from '../../ui/ContentIcon';
import { Section } from '../../ui/Section';

interface CategoryCardsProps {
  categories: ScreenData['courses']['categories'];
  /** Those after the first, which have a link each. */
  others: ScreenData['courses']['otherCategories'];
}

/** The course categories as cards with picture, summary and count. */
export function CategoryCards({ categories, others }: CategoryCardsProps) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <Section labelledBy="subjects" title={t('browse.title')} lede={t('browse.lede')}>
      <ul role="list" css={grid}>
        {categories.map(({ slug, path, heading, summary, lang, icon, hue, count }) => (
          <Card key={slug} as="li" interactive hue={hue} css={card}>
            <div css={art}>
              <CategoryArt hue={hue} />
            </div>
            <ContentIcon name={icon} css={tile} />
            <div css={words}>
              <h3 css={title} lang={lang}>
                <LocaleLink to={path} css={cardLink}>
                  {heading}
                </LocaleLink>
              </h3>
              <P css={text} lang={lang}>
                {summary}
              </P>
              <P css={label}>{t('common:courseCount', { count })}</P>
            </div>
          </Card>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <H3 css={more}>{t('browse.more')}</H3>
          <ul role="list" css={names}>
            {others.map(({ path, heading, lang }) => (
              <li key={path} lang={lang}>
                <LocaleLink to={path}>{heading}</LocaleLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

const more = css({ marginBlock: 'var(--space-lg) 8px' });
const names = css(equalColumns('0 24px', { medium: 2, wide: 4 }), {
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'var(--ink)' },
});

const grid = equalColumns('var(--space-sm)', { medium: 2, wide: 5 });

const card = css({
  gap: 0,
  padding: 0,
  [below.wide]: { flexDirection: 'row', alignItems: 'flex-start' },
});

// In columns of this width the drawing has room; below, the icon says the same in less.
const art = css({
  inlineSize: '100%',
  '& > div': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  [below.wide]: { display: 'none' },
});

const tile = css({
  marginBlock: '18px 0',
  marginInline: '18px 0',
  [from.wide]: { display: 'none' },
});

const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 1,
  minWidth: 0,
  padding: '18px 18px 20px',
});

const title = css({ fontSize: '1.125rem' });
const text = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 });
const label = css({
  marginBlockStart: 'auto',
  paddingBlockStart: 6,
  color: 'var(--hue)',
  fontSize: 'var(--text-small)',
  fontWeight: 640,
});
