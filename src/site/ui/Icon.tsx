import drawings from './icons.json';

/** The name of an icon that every page loads (Lucide, ISC licence); the others are `PageIcon`'s. */
export type IconName = keyof typeof drawings;

/** Whether every page loads the icon. */
export const isCommon = (name: string): name is IconName => name in drawings;

/** A decorative icon the size of its text. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={drawings[name]} className={name === 'arrow-right' ? 'icon forward' : 'icon'} />;
}

/** An icon by its drawing. */
export function Drawing({ path, className = 'icon' }: { path: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
