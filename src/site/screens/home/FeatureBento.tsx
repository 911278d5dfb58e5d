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

/** Cards that link to the feature pages, the course builder first. */
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

/** The first and the last card are twice as wide as the others. */
const bento = css(snappingRow, {
  gap: 'var(--space-sm)',
  '& > li': { gap: 0, padding: 'clamp(10px, 2vw, 16px)', alignItems: 'stretch' },
  [from.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Words of a row begin at the same height, and pictures fill theirs.
    '& > li': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
  [from.wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(3n + 1)': { gridColumn: 'span 2' },
  },
});

const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: '12px 6px 4px',
  '& > p': { color: 'var(--ink2)', fontSize: '1rem', lineHeight: 1.45 },
  '& > span': { marginBlockStart: 'auto' },
});

// Pictures are shown whole; they are made for this size. Phones leave out the last of four rows.
const picture = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '11rem',
  padding: 'clamp(10px, 1.8vw, 22px)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  '& > div': { display: 'grid' },
  [below.medium]: { '& > div > div > div > :nth-child(4)': { display: 'none' } },
});
const drawing = css({ inlineSize: '100%', padding: 0, forcedColorAdjust: 'none' });
