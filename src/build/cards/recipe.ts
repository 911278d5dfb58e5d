/** Everything that one card shows. Two cards with the same recipe are the same picture. */
export interface CardRecipe {
  readonly language: string;
  /** What the page is, above its title. */
  readonly eyebrow: string;
  /** The page's h1, as its text without markup. */
  readonly title: string;
  /** Which letters of the title its page underlines. */
  readonly marked: readonly [from: number, to: number] | undefined;
  /** A sentence below the title. */
  readonly summary: string | undefined;
  /** Colour of the eyebrow. */
  readonly accent: string;
  readonly picture: CardPicture;
}

/** The stone at the right of a card, with what stands on it. */
export interface CardPicture {
  readonly ground: string;
  /** SVG on 408 by 550; what is beyond is cut off. */
  readonly shapes: string;
  /** A figure and what it counts, set in type. */
  readonly figure?: { readonly value: string; readonly label: string };
}

/** A card as the page refers to it. */
export interface Card {
  /** `/og/<language>/<page>.<hash>.png`: the hash is of the recipe and of what draws it, so it may be kept for ever. */
  readonly address: string;
  readonly recipe: CardRecipe;
}
