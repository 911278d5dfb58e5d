import type drawings from './icons.json';

/** The icons there are (Lucide, ISC licence); their drawings are read by build code only. */
export type IconName = keyof typeof drawings;
