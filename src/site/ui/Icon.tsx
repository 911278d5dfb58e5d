import drawings from './icons.json';
import type { Hue } from './theme';

/** The name of an icon that every page loads (Lucide, ISC licence); the others are `PageIcon`'s. */
export type IconName = keyof typeof drawings;

/** Whether every page loads the icon. */
export const isCommon = (name: string): name is IconName => name in drawings;

/** A decorative icon the size of its text, and in its colour unless it has a hue. */
export function Icon({ name, hue }: { name: IconName; hue?: Hue }) {
  return <Drawing path={drawings[name]} hue={hue} className={name === 'arrow-right' ? 'icon forward' : 'icon'} />;
}

/** An icon by its drawing. */
export function Drawing({ path, hue, className = 'icon' }: { path: string; hue?: Hue; className?: string }) {
  return (
    <svg className={className} data-hue={hue} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
