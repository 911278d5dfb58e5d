import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { hues } from '../../../content/data/hues';
import { MarkedText } from '../../shell/MarkedText';
import { below, from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { P } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';

interface CoursesHeroProps {
  /** Whether a phone shows the heading and the search only, so that the results are in sight. */
  isShort: boolean;
  children: ReactNode;
}

/** The library's heading and a bar per category, above the search. */
export function CoursesHero({ isShort, children }: CoursesHeroProps) {
  const { t } = useTranslation('courses');
  return (
    <header css={[container, hero]}>
      <div css={columns}>
        <div css={[words, isShort && spaced]}>
          <h1>
            <MarkedText text={t('hero.title')} />
          </h1>
          <P css={[ledeStyle, isShort && onWide]}>{t('hero.lede')}</P>
        </div>
        <div css={[bars, isShort && onWide]} aria-hidden="true" data-print="hide">
          {hues.map((hue, index) => (
            <span key={hue} data-hue={hue} style={{ blockSize: `${heights[index]}%` }} />
          ))}
        </div>
      </div>
      {children}
    </header>
  );
}

const heights = [14, 22, 29, 38, 46, 56, 66, 77, 88, 100];

const spaced = css({ [below.wide]: { paddingBlockEnd: 'var(--space-md)' } });
const onWide = css({ [below.wide]: { display: 'none' } });

const hero = css({ paddingBlockStart: 'var(--space-2xl)' });

const columns = sideBySide([7, 5], 'var(--space-2xl)', 'end');

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  [from.wide]: { paddingBlockEnd: 'var(--space-xl)' },
});

const bars = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'clamp(3px, .5vw, 7px)',
  blockSize: 'clamp(88px, 19vw, 232px)',
  forcedColorAdjust: 'none',
  '& > span': { flex: 1, background: 'var(--hue)', borderRadius: 'clamp(6px, 1vw, 13px) clamp(6px, 1vw, 13px) 0 0' },
});
