/** The ten colours of the palette that a page, partner or programme can have; `src/site/ui/theme.ts` has their values. */
export const hues = ['fern', 'heather', 'estuary', 'gorse', 'plum', 'teal', 'rust', 'indigo', 'olive', 'kite'] as const;
export type Hue = (typeof hues)[number];
