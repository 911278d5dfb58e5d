import { css } from '@emotion/react';
import { useContext, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { intlLocale } from '../../content/language/intlLocale';
import { IsEnglish } from '../i18n/EnglishContent';
import { usePage } from '../i18n/usePage';
import { Icon } from '../ui/Icon';
import { needed, type siteCompletion } from '../samples/company';
import { dayAfter, learners } from '../samples/learners';
import { Initials, Row } from './sceneParts';
import * as styles from './sceneStyles';

/** Returns a format that is shorter than that of the page's own dates. */
function useShortFormat(parts: Intl.DateTimeFormatOptions) {
  const { language } = usePage();
  const code = useContext(IsEnglish) ? 'en' : language.code;
  return new Intl.DateTimeFormat([intlLocale(code), 'en-GB'], { ...parts, timeZone: 'UTC' }).format;
}

/** Returns the names of so many months up to this one. */
export function useMonths(count: number, month: 'long' | 'short'): readonly string[] {
  const format = useShortFormat({ month });
  const [year = 0, now = 0] = (learners[0].date ?? '').split('-').map(Number);
  return Array.from({ length: count }, (_, index) => format(Date.UTC(year, now - count + index)));
}

/** How much was completed at a site half a year ago, and how much is now. */
export function CompletionChange({ site, months }: (typeof siteCompletion)[number]) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const [percentBefore, , , , , percentNow] = months.map((value) => t('percent', { value }));
  const change = (
    <span css={[styles.wrap, styles.title]}>
      {percentBefore}
      <Icon name="arrow-right" />
      {percentNow}
    </span>
  );
  return <Row strong text={t(`screenshots:reporting.site.${site}`)} end={change} />;
}

/** The same month by month, and how much is needed: the scale is ten points around that. */
export function CompletionTrend({ months }: (typeof siteCompletion)[number]) {
  const { t } = useTranslation('scenes');
  const points = months.map((value, month) => `${month * 40 + 20},${(needed - value) * 7}`);
  return (
    <Strip labels={useMonths(months.length, 'short')}>
      <svg className="forward" data-hue="kite" viewBox="0 -70 240 140" css={chart}>
        <path d="M0,0h240" stroke="var(--ink3)" strokeDasharray="5 5" />
        <path d={`M${points.join('L')}`} stroke="var(--hue)" strokeWidth="3" />
        <path d={points.map((point) => `M${point}h0`).join('')} stroke="var(--hue)" strokeWidth="9" />
      </svg>
      <b css={limit}>{t('percent', { value: needed })}</b>
    </Strip>
  );
}

/** Eight weeks of a round of reviews, with how far three people are today. */
export function ReviewRound() {
  const { t } = useTranslation('scenes');
  const format = useShortFormat({ day: 'numeric', month: 'short' });
  const weeks = [-4, -2, 0, 2].map((week) => format(new Date(dayAfter(learners[0].date ?? '', 15 + week * 7))));
  return (
    <Strip labels={weeks} css={today}>
      {round.map(({ of, hue, icon, text, from, to }) => (
        <div key={of} data-hue={hue} css={styles.stack}>
          <Row start={<Initials of={of} hue={hue} />} text={t(text)} end={<Icon name={icon} hue={hue} />} />
          <i style={{ marginInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
        </div>
      ))}
    </Strip>
  );
}

const round = [
  { of: 'NW', hue: 'fern', icon: 'check', text: 'appraisal.selfIn', from: 0, to: 44 },
  { of: 'RJ', hue: 'gorse', icon: 'clock', text: 'signOff.reminder', from: 18, to: 66 },
  { of: 'KL', hue: 'estuary', icon: 'calendar', text: 'appraisal.meeting', from: 38, to: 86 },
] as const;

/** What happened in time, above the names of its parts. */
function Strip({ labels, children, className }: ComponentProps<'div'> & { labels: readonly string[] }) {
  return (
    <div css={strip} className={className} style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}>
      <div>{children}</div>
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

const strip = css(styles.card, {
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(7em, 1fr) auto',
  gap: '.4em 0',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-2)',
  '& > div': css(styles.stack, {
    gridRow: 1,
    gridColumn: '1 / -1',
    position: 'relative',
    justifyContent: 'space-evenly',
  }),
  '& > span': css(styles.muted, { gridRow: 2, textAlign: 'center' }),
});
const chart = css({
  inlineSize: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});
const limit = css({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: '50%', color: 'var(--ink2)' });
// The third of the four labels is today's; a line leads to it.
const today = css({
  '& > span': { textAlign: 'start' },
  '& > span:nth-of-type(3)': { color: 'var(--kite)', fontWeight: 700 },
  '& > div': { background: 'linear-gradient(var(--kite) 0 0) 50% / 2px no-repeat' },
  '& i': {
    blockSize: '.7em',
    background: 'var(--hue)',
    borderRadius: '.35em .35em .1em',
    forcedColorAdjust: 'none',
  },
  '& div > span:nth-of-type(2)': { flex: '0 1 auto', paddingInlineEnd: '.4em', background: 'var(--surface)' },
});
