import drawings from './icons.json';

/** The name of an icon (Lucide, ISC licence). */
export type IconName = keyof typeof drawings;

/** A decorative icon the size of its text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'arrow-right' ? 'icon forward' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** Whether there is an icon of this name. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && name in drawings;
}
