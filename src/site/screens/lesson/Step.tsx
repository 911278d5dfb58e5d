import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../islands/Island';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';

interface StepProps {
  /** Which step it is, from 1, of how many. */
  number: number;
  total: number;
  /** An island in the row of links. */
  record?: ReactElement | undefined;
  children: ReactNode;
}

/** Returns the address of a step on its page. */
export const stepAddress = (number: number) => `#step-${number}`;

/** A step of a lesson: a section that links lead to, shown as the target of the address. Without scripts, all are shown. */
export function Step({ number, total, record, children }: StepProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const isLast = number === total;
  return (
    <section
      id={stepAddress(number).slice(1)}
      tabIndex={-1}
      aria-label={t('lesson.step', { number, total })}
      lang={isLast ? interfaceLang : undefined}
      css={[step, isLast && withScripts]}
    >
      <div css={[head, withScripts]} lang={interfaceLang}>
        <span>{t('lesson.step', { number, total })}</span>
        <span css={stones} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} data-done={index < number ? '' : undefined} />
          ))}
        </span>
      </div>
      {children}
      {!isLast && (
        <div css={[links, withScripts]} lang={interfaceLang}>
          {number > 1 && (
            <a href={stepAddress(number - 1)} css={textButton}>
              {t('lesson.back')}
            </a>
          )}
          {number < total - 1 && (
            <a href={stepAddress(total)} css={[textButton, toResult]}>
              {t('lesson.step', { number: total, total })}
            </a>
          )}
          {record && <Island defer="touch">{record}</Island>}
          <a href={stepAddress(number + 1)} css={[buttonPrimary, record && skipping]}>
            {record && <span>{t('lesson.skip')}</span>}
            <span>{t('lesson.next')}</span>
            <Icon name="arrow-right" />
          </a>
        </div>
      )}
    </section>
  );
}

// As high as there is room in the window, so that Next stays where it is; what is longer scrolls in the phone.
const room = 'max(30rem, 100svh - 13.5rem)';
const scrolling = {
  '@media (min-height: 38em)': { maxHeight: room, overflowY: 'auto', scrollbarWidth: 'thin' },
} as const;

const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minInlineSize: 0,
  '&:focus': { outline: 'none' },
  // Below the page's heading, so that Next moves nothing where the window has room for both.
  [from.medium]: { '@media (min-height: 48em)': { scrollMarginBlockStart: '6.75rem' } },
  '@media screen': {
    'html.js &': {
      [from.medium]: { gridTemplateRows: 'auto 1fr', minHeight: `min(${room}, 37.5rem)` },
      [from.wide]: { margin: '0 -8px -6px', padding: '0 8px', scrollPaddingBlock: '3.5rem 6rem', ...scrolling },
    },
  },
  '& h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)', [from.wide]: { fontSize: '1.25rem' } },
});

const head = css({
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  minBlockSize: 44,
  // The languages are at the end of the row.
  [from.wide]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'var(--surface)' },
  paddingInlineEnd: 'min(9.5rem, 50%)',
  breakAfter: 'avoid',
  color: 'var(--ink2)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.3,
});

const stones = css({
  display: 'flex',
  gap: 5,
  forcedColorAdjust: 'none',
  '& > i': { flex: '1 1 0', blockSize: 8, background: 'var(--line)', borderRadius: '4px 4px 2px' },
  '& > [data-done]': { background: 'var(--hue)' },
});

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  alignSelf: 'end',
  marginInline: -2,
  padding: '12px 2px max(12px, env(safe-area-inset-bottom))',
  background: 'var(--paper)',
  [from.medium]: { background: 'var(--surface)', paddingBlockEnd: 2 },
  '& > :last-child': { flex: '1 1 auto' },
  '& > [data-name]': { display: 'contents' },
  // At a thumb's reach on phones, and at the foot of the frame on wide screens, where what scrolls fades above it; in a low
  // window it would cover what has the focus.
  insetBlockEnd: 0,
  [below.medium]: { '@media (min-height: 38em)': { position: 'sticky' } },
  [from.wide]: {
    '@media (min-height: 38em)': {
      position: 'sticky',
      marginBlockStart: 20,
      paddingBlock: '0 6px',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 100%',
        blockSize: 32,
        background: 'linear-gradient(transparent, var(--surface))',
      },
    },
  },
});

/** Until the question is answered. Both words have one place, so that an answer moves nothing. */
const skipping = css({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  '& > span': { gridArea: '1 / 1' },
  '& > span:first-of-type': { visibility: 'hidden' },
  'section:not(:has([data-question] [open])) &': {
    color: 'var(--fern)',
    background: 'none',
    borderColor: 'var(--fern)',
    '& > span:first-of-type': { visibility: 'visible' },
    '& > span:last-of-type': { visibility: 'hidden' },
  },
});

/** Once all is answered, the way back to the result. */
const toResult = css({ '[data-lesson]:not(:has([data-answered])) &': { display: 'none' } });
