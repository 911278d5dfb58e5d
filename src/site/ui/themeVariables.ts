import { hues } from '../../content/data/hues';
import { hueTokens, theme } from './theme';

type Rules = Record<string, string>;

/** Returns the custom properties of a colour scheme. */
export function colourVariables(scheme: 'light' | 'dark'): Rules {
  const colours = Object.entries(theme.colours).map(([token, colour]) => [`--${token}`, colour[scheme]]);
  return { ...Object.fromEntries(colours), ...prefixed('--shadow-', theme.shadow[scheme]) };
}

/** Returns the custom properties of dark sections in a colour scheme. */
export function slateVariables(scheme: 'light' | 'dark'): Rules {
  const { ground, raised, line } = theme.slate[scheme];
  return { '--slate': ground, '--slate-raised': raised, '--slate-line': line };
}

/** Returns the custom properties that both colour schemes share. */
export function constantVariables(): Rules {
  return {
    '--on-slate': theme.slate.onSlate,
    '--on-slate2': theme.slate.onSlate2,
    ...prefixed('--text-', theme.text),
    ...prefixed('--leading-', theme.leading),
    '--tracking-heading': '-.018em',
    ...prefixed('--radius-', theme.radius),
    ...prefixed('--', theme.motion),
    ...prefixed('--space-', theme.space),
    ...prefixed('--', theme.layout),
  };
}

/** Returns the rules that set `--hue` and `--hue-tint` for each `data-hue`. */
export function hueRules(): Record<string, Rules> {
  const all = [...hues.map((hue) => [hue, ...hueTokens(hue)] as const), ['neutral', 'ink2', 'line'] as const];
  return Object.fromEntries(
    all.map(([hue, colour, tint]) => [
      `[data-hue="${hue}"]`,
      { '--hue': `var(--${colour})`, '--hue-tint': `var(--${tint})` },
    ]),
  );
}

function prefixed(prefix: string, tokens: Readonly<Record<string, string>>): Rules {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [prefix + token, value]));
}
