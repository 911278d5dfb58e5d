import { hues, type Hue } from '../../content/data/hues';

export type { Hue };

const ring = '0 0 0 1px var(--line)';

/** The design tokens, by the names of the CSS custom properties as which `globalStyles` writes them: `--ink`. */
export const theme = {
  colours: {
    paper: { light: '#FBFAF5', dark: '#0F181D' },
    surface: { light: '#FFFFFF', dark: '#17232A' },
    sunken: { light: '#F1EFE6', dark: '#0A1216' },
    ink: { light: '#16232B', dark: '#ECEFEA' },
    ink2: { light: '#43525B', dark: '#B9C4C6' },
    ink3: { light: '#5A6870', dark: '#95A3A8' },
    line: { light: '#E2DFD3', dark: '#2A3942' },
    'line-strong': { light: '#7C878B', dark: '#71828A' },
    fern: { light: '#0B5D4B', dark: '#5FCBA8' },
    'fern-hover': { light: '#084739', dark: '#86DBC0' },
    'fern-100': { light: '#DCEDE4', dark: '#12332B' },
    'on-fern': { light: '#FFFFFF', dark: '#06231B' },
    gorse: { light: '#F4B51E', dark: '#F6C445' },
    'gorse-hover': { light: '#FFC640', dark: '#FBD678' },
    'gorse-deep': { light: '#7A5200', dark: '#F6C445' },
    'gorse-100': { light: '#FDF0CC', dark: '#3A2E0C' },
    'gorse-mark': { light: '#FAD06C', dark: '#7A6122' },
    'on-gorse': { light: '#16232B', dark: '#0F181D' },
    heather: { light: '#6A478C', dark: '#C5A9E6' },
    'heather-100': { light: '#EDE5F4', dark: '#2C2140' },
    kite: { light: '#A83522', dark: '#F2907A' },
    'kite-100': { light: '#FBE6E0', dark: '#3D1A13' },
    estuary: { light: '#1B5C88', dark: '#84BFEA' },
    'estuary-100': { light: '#DFECF5', dark: '#11293B' },
    focus: { light: '#1B5C88', dark: '#F6C445' },
    plum: { light: '#7D2E55', dark: '#EE9CC2' },
    'plum-100': { light: '#F8E4EE', dark: '#3B1529' },
    teal: { light: '#2C6470', dark: '#7FCAD6' },
    'teal-100': { light: '#DDEEF0', dark: '#102C32' },
    rust: { light: '#934016', dark: '#F2A273' },
    'rust-100': { light: '#FBE8DA', dark: '#3A1D0C' },
    indigo: { light: '#33408A', dark: '#A3B0F2' },
    'indigo-100': { light: '#E5E8F7', dark: '#1B2145' },
    olive: { light: '#4B6010', dark: '#B7D068' },
    'olive-100': { light: '#EAF1D2', dark: '#232C0A' },
  },
  /** Dark sections use the dark palette on these backgrounds, in both themes. */
  slate: {
    slate: { light: '#16232B', dark: '#0A1114' },
    'slate-raised': { light: '#20313B', dark: '#131E24' },
    'slate-line': { light: '#34454F', dark: '#2A3942' },
  },
  shadows: {
    'shadow-1': { light: '0 0 0 1px var(--line), 0 2px 6px -2px rgb(22 35 43 / .12)', dark: ring },
    'shadow-2': { light: '0 12px 32px -12px rgb(22 35 43 / .28)', dark: ring },
    'shadow-3': { light: '0 30px 60px -24px rgb(22 35 43 / .38)', dark: ring },
  },
  /** In both themes. */
  constants: {
    'on-slate': '#FBFAF5',
    'on-slate2': '#B9C4C6',
    'text-display': 'clamp(2.5rem, 1.6rem + 3.6vw, 4rem)',
    'text-h1': 'clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem)',
    'text-h2': 'clamp(1.75rem, 1.35rem + 1.7vw, 2.625rem)',
    'text-h3': 'clamp(1.25rem, 1.15rem + .4vw, 1.5rem)',
    'text-lede': 'clamp(1.0625rem, .95rem + .45vw, 1.28rem)',
    'text-body': '1.0625rem',
    'text-small': '.9375rem',
    'text-caption': '.8125rem',
    'leading-display': '1.06',
    'leading-h1': '1.1',
    'leading-heading': '1.12',
    'leading-h3': '1.25',
    'leading-body': '1.6',
    'tracking-heading': '-.018em',
    // Three round corners and a tight one.
    'radius-sm': '10px 10px 3px 10px',
    'radius-md': '14px 14px 4px 14px',
    'radius-lg': '22px 22px 6px 22px',
    'radius-xl': '34px 34px 8px 34px',
    ease: 'cubic-bezier(.2, .7, .2, 1)',
    fast: '120ms',
    medium: '200ms',
    slow: '320ms',
    // Gaps and padding that grow with the window.
    'space-xs': 'clamp(8px, 1.2vw, 16px)',
    'space-sm': 'clamp(14px, 1.8vw, 22px)',
    'space-md': 'clamp(20px, 2.4vw, 28px)',
    'space-lg': 'clamp(24px, 3vw, 40px)',
    'space-xl': 'clamp(28px, 4vw, 48px)',
    // Above a page's first words it has room for the link to the reader's language, which is 44 pixels high, and a gap.
    'space-2xl': 'clamp(54px, 5.4vw, 72px)',
    section: 'clamp(24px, 5vw, 64px)',
    gutter: 'clamp(20px, 5vw, 40px)',
    container: '1180px',
    // The sticky header's height plus a margin.
    'scroll-padding': '96px',
  },
} as const;

/** Returns tokens as custom properties, those of a colour scheme by its values. */
export function customProperties(tokens: Readonly<Record<string, string | Scheme>>, scheme: keyof Scheme = 'light') {
  return Object.fromEntries(
    Object.entries(tokens).map(([token, value]) => [`--${token}`, typeof value === 'string' ? value : value[scheme]]),
  );
}

type Scheme = Readonly<Record<'light' | 'dark', string>>;

/** Returns the tokens of a hue that content chooses (`src/content/data/hues.ts`): for the foreground and the tint. */
export function hueTokens(hue: Hue) {
  return [hue === 'gorse' ? 'gorse-deep' : hue, `${hue}-100`] as const;
}

/** Returns the rules that set `--hue` and `--hue-tint` for each `data-hue`. */
export function hueRules() {
  return Object.fromEntries(
    hues.map((hue) => {
      const [colour, tint] = hueTokens(hue);
      return [`[data-hue="${hue}"]`, { '--hue': `var(--${colour})`, '--hue-tint': `var(--${tint})` }];
    }),
  );
}
