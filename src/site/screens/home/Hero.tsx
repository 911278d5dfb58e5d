import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { usePageLinks } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { linkTo } from '../../links';
import type { ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { MarkedText } from '../../shell/MarkedText';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { container } from '../../ui/container';
import { P, Span } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { HeroQuestion } from './HeroQuestion.island';

/** The home page's heading, its actions and facts, and the first question of the sample lesson (`asked`, in its languages). */
export function Hero({ asked }: { asked: ScreenData['home']['asked'] }) {
  const { t } = useTranslation('home');
  const { languages } = usePageLinks();
  const codes = new Set(asked && [asked.question.code, ...asked.languages]);
  const spoken = [...codes]
    .flatMap((code) => languages.find((language) => language.code === code) ?? [])
    .map(({ code, name, htmlLang }) => ({ code, name, htmlLang }))
    .slice(0, mostLanguages);
  const heading = t('hero.title');
  return (
    <div css={[container, hero]}>
      <div css={words}>
        <h1 css={[title, heading.length > longest && longTitle]}>
          <Eyebrow>{t('head.title')}</Eyebrow>
          <MarkedText text={heading} />
        </h1>
        <P css={ledeStyle}>{t('hero.lede')}</P>
        <div css={buttonRow}>
          <ContactLink topic="trial" css={buttonPrimary}>
            {t('hero.trial')}
          </ContactLink>
          <LocaleLink to={linkTo('courseBuilder')} css={buttonSecondary}>
            {t('hero.explore')}
          </LocaleLink>
        </div>
        <p css={note}>
          {(['note', 'setup'] as const).map((id) => (
            <span key={id}>
              <Icon name="check" />
              {t(`hero.${id}`)}
            </span>
          ))}
        </p>
      </div>
      {asked && (
        <div css={question}>
          <Island defer="answers">
            <HeroQuestion
              question={asked.question}
              languages={spoken}
              more={languages.length - spoken.length}
              lesson={linkTo('sampleLesson')}
            />
          </Island>
        </div>
      )}
      <ul role="list" aria-label={t('hero.facts.label')} css={facts}>
        {(['languages', 'price', 'weeks'] as const).map((id) => (
          <li key={id}>
            <strong>{t(`hero.facts.${id}.value`, prices)}</strong> <Span>{t(`hero.facts.${id}.label`)}</Span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So many have room in the phone. */
const mostLanguages = 6;

// At its start, so that an answer in the phone moves no word. The facts are below the words, or where it is narrow, the phone.
const hero = css(sideBySide([1, 1.12], 'var(--space-md) var(--space-2xl)', 'start'), {
  paddingBlock: 'var(--space-2xl)',
  [from.wide]: { gridTemplateRows: 'auto 1fr' },
  [below.medium]: { gap: 12, paddingBlock: '44px 12px' },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-md)',
  justifyItems: 'start',
  // On phones, the question comes before what has an order.
  [below.medium]: { display: 'contents' },
});

const title = css({
  // Not in ch: the digit that it measures may come in a later file of the font.
  maxWidth: '10.8em',
  fontSize: 'var(--text-display)',
  lineHeight: 'var(--leading-display)',
  // In the columns of a desktop, two words of it fit a line.
  [from.wide]: { fontSize: 'min(3.5rem, 4.3vw)' },
});

/** Of a heading in the largest size, in characters with its mark; in that size, the first word of a longer one is alone. */
const longest = 46;

const longTitle = css({
  maxWidth: '13.4em',
  fontSize: 'var(--text-h1)',
  lineHeight: 'var(--leading-h1)',
  [from.wide]: { fontSize: 'min(var(--text-h1), 4.05vw)' },
});

const note = css({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& svg': { flex: 'none', color: 'var(--fern)', fontSize: '1rem' },
});

const facts = css({
  order: 1,
  display: 'grid',
  gap: '0 var(--space-md)',
  '& > li': { display: 'flex', alignItems: 'baseline', gap: '0 12px', lineHeight: 1.4 },
  [from.medium]: {
    // Columns are as wide as their longest word.
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    '& > li': { display: 'block' },
    '& > li, & span': { overflowWrap: 'break-word' },
  },
  '& strong': {
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: 'var(--text-h3)',
    fontWeight: 700,
    fontVariationSettings: '"FLAR" 100',
    letterSpacing: 'var(--tracking-heading)',
  },
  '& span': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});

const question = css({
  [from.wide]: { gridArea: '1 / 2 / span 2' },
  [below.wide]: { width: '100%', maxWidth: '38.75rem', marginInline: 'auto' },
});
