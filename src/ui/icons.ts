import type drawings from './icons.json';

/** The names of the icons (Lucide, ISC licence); only the build reads their drawings. */
export type IconName = keyof typeof drawings;
