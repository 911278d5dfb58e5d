/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { CSSProperties, ReactNode } from 'react';
import { directionOf, hasLatinLetters, scriptOf } from '../../content/language/languageTag';
import { brand } from '../../site/brand';
import type { Hue } from '../../content/data/hues';
import { allIcons } from '../../site/ui/allIcons';
import { theme } from '../../site/ui/theme';
import type { TextStyle } from './cardFonts';
import type { SocialCardContent } from './socialCards';

interface SocialCardProps {
  readonly card: SocialCardContent;
  /** Fonts by style of text, as `font-family` lists. */
  readonly fonts: Readonly<Record<TextStyle, string>>;
  /** In pixels. */
  readonly titleSize: number;
}

/** In pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Room for the words of a card, in pixels. */
export const textArea = { left: 64, top: 144, width: 648, height: 402 } as const;

/** A social card for satori: logo, words, stripes and a panel with a picture or bars. The keys name the parts that are measured. */
export function SocialCard({ card: { language, eyebrow, title, panel, picture }, fonts, titleSize }: SocialCardProps) {
  const script = scriptOf(language);
  const direction = directionOf(language);
  // satori puts the parts of a line from left to right, whatever their direction: there the title is one part, without a mark.
  const [before = '', marked = '', after = ''] = direction === 'rtl' ? [title.join('')] : title;
  const titleStyle: CSSProperties = {
    fontFamily: fonts.heading,
    fontSize: titleSize,
    lineHeight: titleLineHeights[script] ?? 1.12,
    letterSpacing: `${titleSpacing[script] ?? (hasLatinLetters(language) ? -0.018 : 0)}em`,
    textWrap: 'balance',
  };
  const accent = panel ? hueColours(panel.hue)[0] : colours.fern.light;
  const label: CSSProperties = { fontFamily: fonts.label, fontSize: 27, lineHeight: 1.4, marginBottom: 8 };
  return (
    <div lang={language} style={{ ...column, ...cardSize, background: colours.paper.light, color: colours.ink.light }}>
      <Logo font={fonts.heading} />
      <div dir={direction} style={{ ...column, ...absolute, ...textArea, justifyContent: 'center' }}>
        <div key="words" style={{ ...column, flexShrink: 0 }}>
          <div style={{ ...label, color: accent, whiteSpace: 'nowrap' }}>{eyebrow}</div>
          <div key="title" style={titleStyle}>
            {before}
            {marked && <span style={{ backgroundImage: underline }}>{marked}</span>}
            {after}
          </div>
        </div>
        <div key="longest word" style={{ ...titleStyle, ...absolute, width: 'min-content', visibility: 'hidden' }}>
          {title.join('')}
        </div>
      </div>
      <Stripes />
      <Panel panel={panel} hasBars={!picture}>
        {picture && <Picture {...picture} fonts={fonts} lineHeight={titleLineHeights[script] ?? 1.28} />}
      </Panel>
    </div>
  );
}

const { colours } = theme;
const column = { display: 'flex', flexDirection: 'column' } as const;
const absolute = { position: 'absolute' } as const;
const titleLineHeights: Readonly<Record<string, number>> = {
  Arab: 1.4,
  Deva: 1.4,
  Thai: 1.4,
  Hans: 1.28,
  Hant: 1.28,
  Jpan: 1.28,
  Kore: 1.28,
};
const titleSpacing: Readonly<Record<string, number>> = { Grek: -0.01, Cyrl: -0.01 };

/** Below the phrase that a page underlines in its heading. */
const markColour = colours['gorse-mark'].light;
const underline = `linear-gradient(transparent 70%, ${markColour} 70%, ${markColour} 94%, transparent 94%)`;

/** Three round corners, the last one tight. */
function roundedCorners(radius: number): CSSProperties {
  return { borderRadius: `${radius}px ${radius}px ${radius / 4}px ${radius}px` };
}

/** Returns the colour and the tint of a hue in the light theme. */
function hueColours(hue: Hue): readonly [colour: string, tint: string] {
  const [colour, tint] = theme.hues[hue];
  return [colours[colour].light, colours[tint].light];
}

/** The mark and the name, as in the site's header. */
function Logo({ font }: { font: string }) {
  return (
    <div style={{ ...absolute, left: textArea.left, top: 58, display: 'flex', alignItems: 'flex-end', gap: 4 }}>
      {[colours.fern, colours.gorse, colours.heather].map(({ light: background }, step) => (
        <div key={background} style={{ width: 20, height: 18 + step * 14, background, ...roundedCorners(8) }} />
      ))}
      <div style={{ marginLeft: 12, fontFamily: font, fontSize: 46, lineHeight: 1, letterSpacing: '-.018em' }}>
        {brand.name}
      </div>
    </div>
  );
}

function Stripes() {
  const { fern, gorse, heather, kite, estuary } = colours;
  return (
    <div style={{ ...absolute, left: textArea.left, top: 574, display: 'flex', gap: 11 }}>
      {[fern, gorse, heather, kite, estuary].map(({ light: background }, index) => (
        <div key={background} style={{ width: 40 * (index + 1), height: 16, background, ...roundedCorners(8) }} />
      ))}
    </div>
  );
}

/** The price, the question with its answers, or the first lessons. */
function Picture({
  head,
  rows,
  fonts,
  lineHeight,
}: NonNullable<SocialCardContent['picture']> & Pick<SocialCardProps, 'fonts'> & { readonly lineHeight: number }) {
  const box = { padding: '16px 20px', background: colours.surface.light, ...roundedCorners(22) };
  const clamped = { display: 'block', overflow: 'hidden' } as const;
  const headStyle = {
    fontFamily: fonts.heading,
    fontSize: (head?.length ?? 0) < 12 ? 96 : 32,
    color: colours.gorse.dark,
  };
  return (
    <div style={{ ...column, ...absolute, left: 36, bottom: 36, width: 336, gap: 14 }}>
      {head && <div style={{ ...clamped, ...headStyle, lineHeight, lineClamp: 4, marginBottom: 6 }}>{head}</div>}
      {rows.map((row) => (
        <div key={row} style={{ display: 'flex', ...box }}>
          <div style={{ ...clamped, width: 296, fontFamily: fonts.text, fontSize: 24, lineHeight, lineClamp: 2 }}>
            {row}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The place of the picture, or of the mark, large: in the hue and with the icon of a page that has them. */
function Panel({
  panel,
  hasBars,
  children,
}: Pick<SocialCardContent, 'panel'> & { readonly hasBars: boolean; readonly children: ReactNode }) {
  const { fern, gorse, heather, surface } = colours;
  const [accent, tint] = panel ? hueColours(panel.hue) : [fern.light, theme.slate.light.ground];
  const bars = panel ? [accent, accent, accent] : [fern.dark, gorse.dark, heather.dark];
  return (
    <div style={{ ...absolute, left: 744, top: 40, width: 408, height: 550, background: tint, ...roundedCorners(34) }}>
      {panel && (
        <div style={{ ...absolute, left: 36, top: 36, padding: 29, background: surface.light, ...roundedCorners(29) }}>
          <svg width={58} height={58} viewBox="0 0 24 24" fill="none" stroke={accent} strokeWidth={2}>
            <path d={allIcons[panel.icon]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </div>
      )}
      {children}
      {(hasBars ? bars : []).map((background, step) => {
        const height = 106 + step * 126;
        const place = { left: 44 + step * 112, top: 508 - height, width: 96, height };
        return (
          <div
            key={step}
            style={{ ...absolute, ...place, background, opacity: panel ? 0.4 + step * 0.3 : 1, ...roundedCorners(36) }}
          />
        );
      })}
    </div>
  );
}
