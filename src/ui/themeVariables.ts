import { theme } from './theme';

type Rules = Record<string, string>;

/** The custom properties of a colour scheme: token names in kebab case. */
export function colourVariables(scheme: 'light' | 'dark'): Rules {
  const rules: Rules = {};
  for (const [token, value] of Object.entries(theme[scheme])) rules[`--${kebab(token)}`] = value;
  for (const [step, value] of Object.entries(theme.shadow[scheme])) rules[`--shadow-${step}`] = value;
  for (const [hue, pairs] of Object.entries(theme.hues)) {
    if (hue in named) continue;
    const [colour, tint] = pairs[scheme];
    rules[`--${hue}`] = colour;
    rules[`--${hue}-tint`] = tint;
  }
  return rules;
}

/** The custom properties of dark sections in a colour scheme. */
export function slateVariables(scheme: 'light' | 'dark'): Rules {
  const { ground, raised, line } = theme.slate[scheme];
  return { '--slate': ground, '--slate-raised': raised, '--slate-line': line };
}

/** The custom properties that both colour schemes share. */
export function constantVariables(): Rules {
  return {
    '--on-slate': theme.slate.onSlate,
    '--on-slate2': theme.slate.onSlate2,
    ...prefixed('--text-', theme.text),
    ...prefixed('--leading-', theme.leading),
    '--tracking-heading': '-.018em',
    ...prefixed('--radius-', theme.radius),
    ...prefixed('--', theme.motion),
    ...prefixed('--', theme.space),
  };
}

/** The rules that set `--hue` and `--hue-tint` for each `data-hue`. */
export function hueRules(): Record<string, Rules> {
  const categories = Object.keys(theme.hues).map((hue) => [
    `[data-hue="${hue}"]`,
    named[hue] ?? { '--hue': `var(--${hue})`, '--hue-tint': `var(--${hue}-tint)` },
  ]);
  const neutral = { '--hue': 'var(--ink2)', '--hue-tint': 'var(--line)' };
  return { ...Object.fromEntries(categories), '[data-hue="neutral"]': neutral };
}

/** Hues that equal a named colour refer to it, because these rules are in every page's HTML. */
const named: Readonly<Record<string, Rules>> = {
  management: { '--hue': 'var(--fern)', '--hue-tint': 'var(--fern-100)' },
  'equality-diversity': { '--hue': 'var(--heather)', '--hue-tint': 'var(--heather-100)' },
  hr: { '--hue': 'var(--estuary)', '--hue-tint': 'var(--estuary-100)' },
  leadership: { '--hue': 'var(--gorse-deep)', '--hue-tint': 'var(--gorse-100)' },
  'health-safety': { '--hue': 'var(--kite)', '--hue-tint': 'var(--kite-100)' },
};

function prefixed(prefix: string, tokens: Readonly<Record<string, string>>): Rules {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [prefix + token, value]));
}

// lineStrong → line-strong, fern100 → fern-100; ink2 is unchanged.
function kebab(token: string): string {
  return token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/100$/, '-100');
}
