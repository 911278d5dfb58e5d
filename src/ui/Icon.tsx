import type { IconName } from './icons';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon the size of its text; its drawing is a `<symbol>` of the page's sprite, not part of the script. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${name === 'arrow-right' ? 'onward ' : ''}${className}`.trimEnd()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
