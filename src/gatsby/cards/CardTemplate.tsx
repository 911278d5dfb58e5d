/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { CSSProperties } from 'react';
import { brand } from '../../site/brand';
import { theme } from '../../site/ui/theme';
import type { TextStyle } from './cardFonts';
import type { CardContent } from './cards';

interface CardTemplateProps {
  card: CardContent;
  /** Fonts by style of text, as `font-family` lists. */
  fonts: Readonly<Record<TextStyle, string>>;
  /** In pixels. */
  titleSize: number;
  showsSummary: boolean;
}

/** Room for the words of a card, in pixels. */
export const textArea = { left: 64, top: 144, width: 648, height: 402 } as const;

/** A social card, 1200 by 630, for satori. The keys name the parts that are measured. */
export function CardTemplate({ card, fonts, titleSize, showsSummary }: CardTemplateProps) {
  const { language, eyebrow, summary, accent, panel, figure } = card;
  const text: CSSProperties = { fontFamily: fonts.text, lineHeight: language === 'th' ? 1.6 : 1.4 };
  const titleStyle: CSSProperties = {
    fontFamily: fonts.heading,
    fontSize: titleSize,
    lineHeight: titleLineHeights[language] ?? 1.12,
    letterSpacing: `${titleSpacing[language] ?? -0.018}em`,
    textWrap: 'balance',
  };
  return (
    <div
      lang={language}
      style={{ ...column, width: 1200, height: 630, background: colours.paper.light, color: colours.ink.light }}
    >
      <Logo font={fonts.heading} />
      <div style={{ ...column, ...absolute, ...textArea }}>
        {/* a little above the middle, where the eye expects it */}
        <div style={{ flexGrow: 42 }} />
        <div key="words" style={{ ...column, flexShrink: 0 }}>
          <div style={{ ...eyebrowStyle, fontFamily: fonts.label, color: accent }}>{eyebrow}</div>
          <div key="title" style={titleStyle}>
            <Title card={card} />
          </div>
          {showsSummary && (
            <div style={{ ...text, fontSize: 30, color: colours.ink2.light, marginTop: 16, textWrap: 'balance' }}>
              {summary}
            </div>
          )}
        </div>
        <div style={{ flexGrow: 58 }} />
        <div key="longest word" style={{ ...titleStyle, ...absolute, width: 'min-content', visibility: 'hidden' }}>
          {card.title.join('')}
        </div>
      </div>
      <Stripes />
      <img
        src={panel}
        alt=""
        width={408}
        height={550}
        style={{ ...absolute, left: 744, top: 40, ...roundedCorners(34) }}
      />
      {figure && (
        <div style={{ ...column, ...absolute, left: 788, top: 84, width: 340, color: theme.slate.onSlate }}>
          <div style={{ fontFamily: fonts.heading, fontSize: 112, lineHeight: 1.2, color: colours.gorse.dark }}>
            {figure.value}
          </div>
          <div style={{ ...text, fontSize: 29, textWrap: 'balance' }}>{figure.label}</div>
        </div>
      )}
    </div>
  );
}

const { colours } = theme;
const column = { display: 'flex', flexDirection: 'column' } as const;
const absolute = { position: 'absolute' } as const;
const eyebrowStyle = { fontSize: 27, lineHeight: 1.4, marginBottom: 8, whiteSpace: 'nowrap' } as const;
const titleLineHeights: Readonly<Record<string, number>> = { th: 1.4, zh: 1.28 };
const titleSpacing: Readonly<Record<string, number>> = { th: 0, zh: 0, el: -0.01, uk: -0.01 };

/** The title with the phrase that its page underlines. */
function Title({ card: { title } }: Pick<CardTemplateProps, 'card'>) {
  const [before = '', marked = '', after = ''] = title;
  if (marked === '') return before;
  const mark = `linear-gradient(transparent 70%, ${colours['gorse-mark'].light} 70%, ${colours['gorse-mark'].light} 94%, transparent 94%)`;
  return (
    <>
      {before}
      <span style={{ backgroundImage: mark }}>{marked}</span>
      {after}
    </>
  );
}

/** Three round corners, the last one tight. */
function roundedCorners(radius: number): CSSProperties {
  return { borderRadius: `${radius}px ${radius}px ${radius / 4}px ${radius}px` };
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
