import type { CSSObject } from '@emotion/react';
import { directionOf, hasLatinLetters, scriptOf } from '../../content/language/languageTag';
import { customProperties, hueRules, theme } from './theme';

/** Returns the styles of the pages of a language for Emotion's `<Global>`. */
export function globalStyles(language: string): CSSObject[] {
  return [tokens(), reset, typography, scriptStyles(language), states, media];
}

function tokens(): CSSObject {
  const { colours, shadows, slate, constants } = theme;
  const dark = { colorScheme: 'dark', ...customProperties({ ...colours, ...shadows }, 'dark') };
  const slateDark = customProperties(slate, 'dark');
  const hue = { '--hue': 'var(--fern)', '--hue-tint': 'var(--fern-100)' };
  return {
    ':root': {
      colorScheme: 'light',
      ...customProperties({ ...colours, ...shadows, ...slate, ...constants }),
      ...hue,
      '--font': sans,
    },
    // On screens only: paper is white in both themes.
    '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': { ...dark, ...slateDark } },
    '@media screen': {
      ':root[data-theme="dark"]': slateDark,
      '[data-theme="dark"], [data-tone="slate"]': dark,
      '[data-tone="slate"]': {
        '--paper': 'var(--slate)',
        '--surface': 'var(--slate-raised)',
        '--sunken': 'var(--slate-raised)',
        '--line': 'var(--slate-line)',
        '--ink': 'var(--on-slate)',
        '--ink2': 'var(--on-slate2)',
        ...hue,
        color: 'var(--ink)',
        background: 'var(--paper)',
      },
    },
    ...hueRules(),
  };
}

// Noto Sans has names of languages in other scripts: behind the system's font, it is loaded where that lacks their letters.
const sans = "Commissioner, 'Commissioner Fallback', system-ui, 'Noto Sans Thai', 'Noto Sans', sans-serif";

/** By script, the fonts of pages without Commissioner: of ours (src/build/typefaces.ts) and of the reader's system. */
const fonts: Readonly<Partial<Record<string, string>>> = {
  Thai: "'Noto Sans Thai', system-ui, 'Leelawadee UI', Thonburi, sans-serif",
  Hans: "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif",
  Hant: "'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Source Han Sans TC', sans-serif",
  Jpan: "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans CJK JP', 'Source Han Sans', sans-serif",
  Kore: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Source Han Sans K', sans-serif",
};

const reset: CSSObject = {
  '*, ::before, ::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    WebkitTextSizeAdjust: '100%',
    // The sticky header does not cover the focused element (WCAG 2.4.11).
    scrollPaddingBlock: 'var(--scroll-padding) 24px',
  },
  // Until they are laid out, after the first frame (browser/paintNearFirst.ts). With * for their kinds, a browser would find
  // the styles of the whole page anew when the class goes.
  '@media screen': {
    '.near-first main > section ~ section, .near-first main > section ~ div': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '50rem',
    },
  },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  'input, button, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ':where(ul, ol)[role="list"]': { listStyle: 'none', padding: 0 },
  'button, summary, label, [role="tab"]': { touchAction: 'manipulation' },
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  '[dir=rtl] .forward': { transform: 'scaleX(-1)' },
  'svg[data-hue]': { color: 'var(--hue)' },
  'svg.icon': {
    flex: 'none',
    width: '1em',
    height: '1em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
};

const typography: CSSObject = {
  body: {
    color: 'var(--ink)',
    background: 'var(--paper)',
    fontFamily: 'var(--font)',
    fontSize: 'var(--text-body)',
    lineHeight: 'var(--leading-body)',
    fontVariationSettings: '"FLAR" 0',
    fontSynthesis: 'none',
    // Spaces of small text would be rounded to two or three pixels on some screens.
    textRendering: 'geometricPrecision',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': {
    fontVariationSettings: '"FLAR" 100',
    fontWeight: 700,
    letterSpacing: 'var(--tracking-heading)',
    wordSpacing: '.06em',
    lineHeight: 'var(--leading-heading)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  h1: { fontSize: 'var(--text-h1)', lineHeight: 'var(--leading-h1)' },
  h2: { fontSize: 'var(--text-h2)' },
  'h3, h4': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
  h4: { fontSize: 'var(--text-body)' },
  'p, li, dd, figcaption': { textWrap: 'pretty', overflowWrap: 'anywhere' },
  // Firefox and older Safari have no `pretty`; a short text has no lone word in balance either, prose would lose its edge.
  '@supports not (text-wrap: pretty)': {
    'li, li p, dd, figcaption, header p, :is(h1, h2, h3) + p': { textWrap: 'balance' },
  },
  'strong, b': { fontWeight: 650 },
  // Of words (wordBreaks.tsx). A soft hyphen that is a style is neither copied nor, with its empty alternative, spoken; not
  // every browser has the dictionary that `hyphens: auto` needs.
  '.whole': { whiteSpace: 'nowrap' },
  '.hyphen::after': { content: ['"\\AD"', '"\\AD" / ""'] },
  a: {
    color: 'var(--fern)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
    '&:hover': { color: 'var(--fern-hover)', textDecorationThickness: '2px' },
  },
};

/** Returns the rules of a language's script; what else they depend on is its language without script and region. */
function scriptStyles(language: string): CSSObject {
  const script = scriptOf(language);
  const [subtag = language] = language.split('-');
  const own = `[lang|="${subtag}"]`;
  const others = `${own} [lang]:not(${own})`;
  // Chromium leaves the hyphen out of lines that it balances. No English word is listed.
  const styles: CSSObject =
    subtag === 'en' ? {} : { ':is(h1, h2, h3, h4, p, li, a, button):has(.hyphen)': { textWrap: 'wrap !important' } };
  if (directionOf(language) === 'rtl')
    // English in place of what is not translated, and words of the page inside it.
    Object.assign(styles, {
      '[dir=rtl] [lang|="en"]:not([dir])': { direction: 'ltr', unicodeBidi: 'isolate' },
      [`[dir=rtl] [lang|="en"] ${own}:not([dir])`]: { direction: 'rtl', unicodeBidi: 'isolate' },
    });
  if (/^Han[st]$|^Jpan$|^Kore$/.test(script))
    return {
      ...styles,
      [own]: {
        ...withoutLatin(script, '1.3'),
        textSpacingTrim: 'normal',
        // Korean has spaces between its words; browsers would break within them.
        ...(script === 'Kore' && { wordBreak: 'keep-all' }),
        'em, i, cite': { fontStyle: 'normal' },
      },
      // Passages in other languages have Western quotation marks and accents.
      [others]: { '--font': 'system-ui, sans-serif', fontFamily: 'var(--font)' },
    };
  if (!hasLatinLetters(language)) return { ...styles, [own]: withoutLatin(script, '1.35') };
  if (script !== 'Latn') styles[own] = { '--tracking-heading': '-.01em' };
  if (hyphenated.includes(subtag))
    styles['@media (max-width: 30em)'] = {
      [`:is(h1, h2, h3, h4):lang(${subtag})`]: { WebkitHyphens: 'auto', hyphens: 'auto' },
    };
  return styles;
}

/** Languages with words longer than a line of a heading on a phone. */
const hyphenated = ['cy', 'da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'pl', 'ru', 'sv', 'uk'];

/** Returns the typography of a script without Latin letters, which needs taller lines. */
function withoutLatin(script: string, headingLeading: string): CSSObject {
  const font = fonts[script];
  return {
    '--font': font ?? "'Noto Sans', system-ui, sans-serif",
    '--leading-body': '1.75',
    '--leading-display': headingLeading,
    '--leading-h1': headingLeading,
    '--leading-heading': headingLeading,
    '--leading-h3': headingLeading,
    '--tracking-heading': '0em',
    fontFamily: 'var(--font)',
    // A font of the reader's system may have no bold letters, as that of Android for Chinese.
    ...(font !== fonts.Thai && { fontSynthesis: 'weight' }),
  };
}

const states: CSSObject = {
  // While the next page loads (the router marks it) or the answer to its query, if that takes longer than people notice.
  'html:is([aria-busy="true"], .awaits-search, .awaits-plan) body::before': {
    content: '""',
    position: 'fixed',
    zIndex: 60,
    insetBlockStart: 0,
    insetInline: 0,
    borderBlockStart: '3px solid var(--fern)',
    transformOrigin: '0 0',
    animation: 'loading 8s .3s both',
  },
  '@keyframes loading': { from: { transform: 'scaleX(0)' } },
  // The gap shows the page's background, against which the ring has its contrast.
  ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Typesetters break no telephone number.
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  'a:active, button:active': { transform: 'translateY(1px)' },
  '::selection': { color: 'var(--on-gorse)', background: 'var(--gorse)' },
};

const shown: CSSObject = { display: 'block', contentVisibility: 'visible' };

const media: CSSObject = {
  // The header of a low window is not sticky (Header.tsx).
  '@media (max-height: 480px)': { ':root': { '--scroll-padding': '24px' } },
  '@media screen and (min-width: 100em)': { ':root': { '--container': '1320px' } },
  // At twice the text size, a line of a phone fits one word, and not every word.
  '@media (max-width: 15em)': {
    'main *': { minWidth: '0 !important', overflowWrap: 'anywhere' },
    '.whole, a[href^="tel:"]': { whiteSpace: 'normal' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
  '@media (forced-colors: active)': {
    ':focus-visible': { outlineColor: 'Highlight' },
    'svg.icon': { forcedColorAdjust: 'auto' },
  },
  '@media (prefers-contrast: more)': {
    ':root, [data-theme="dark"], [data-tone="slate"]': {
      '--line': 'var(--line-strong) !important',
      '--ink3': 'var(--ink2) !important',
    },
  },
  // Where it cannot be opened, what is closed (tabs, an answer of the accordion) is shown.
  'html:not(.js) [data-findable][hidden], [data-failed] [data-findable][hidden]': shown,
  '@media print': {
    '[data-findable][hidden]': shown,
    ':root': {
      '--on-slate': 'var(--ink)',
      '--on-slate2': 'var(--ink2)',
      '--section': '20px',
      '--space-lg': '16px',
      '--text-h2': '1.5rem',
      '--text-lede': '1em',
    },
    body: { background: 'none', fontSize: '11pt' },
    'a, button': { color: 'inherit !important', background: 'none !important' },
    'nav, [data-print="hide"]': { display: 'none !important' },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '.85em' },
    'h1, h2, h3, header': { breakAfter: 'avoid' },
    'li, figure, tr, details': { breakInside: 'avoid' },
    // Without the rule that hides the rest of a closed one.
    '::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
};
