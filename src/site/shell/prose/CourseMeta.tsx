import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { levels, type Level } from '../../../content/data/levels';
import { from } from '../../ui/breakpoints';
import { Icon } from '../../ui/Icon';

/** A course's level, as one to three rising bars and a word, and its duration. */
export function CourseMeta({ level, hours, lang }: { level: Level; hours: number; lang?: string }) {
  const { t } = useTranslation('common');
  return (
    <span css={factsRow} lang={lang}>
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
        <span css={bars} aria-hidden="true">
          {levels.map((bar, index) => (
            <span key={bar} data-reached={index <= levels.indexOf(level) || undefined} />
          ))}
        </span>
        {t(`level.${level}`)}
      </span>
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: 7 }}>
        <Icon name="clock" />
        {t('duration.hours', { count: hours })}
      </span>
    </span>
  );
}

/** In a row of a list: levels and lengths of all rows stand below one another. */
export const courseMetaInColumns = css({
  [from.medium]: { '& > span': { display: 'grid', gridTemplateColumns: 'minmax(8.5rem, auto) 6.5rem' } },
});

/** Facts of a course in a row. */
export const factsRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
});

const bars = css({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 2,
  '& > span': {
    width: 7,
    height: 6,
    border: '1.5px solid var(--line-strong)',
    borderRadius: '3px 3px 1px 3px',
  },
  '& > span:nth-of-type(2)': { height: 10 },
  '& > span:nth-of-type(3)': { height: 14 },
  '& > [data-reached]': { background: 'var(--hue)', borderColor: 'var(--hue)', forcedColorAdjust: 'none' },
  '@media (forced-colors: active)': {
    '& > [data-reached]': { background: 'CanvasText', borderColor: 'CanvasText' },
  },
});
