import { brand } from '../../brand';
import type { ProseComponentProps } from '../../shell/Prose';
import { usePhone } from '../../shell/usePhone';

/** One of the owner's constants; email addresses and the phone number are links (MDX: Brand). */
export function BrandValue({ props: { of: name = '' } }: ProseComponentProps) {
  const { phone, phoneLink } = usePhone();
  if (!isBrandKey(name)) throw new Error(`<Brand of="${name}"> names nothing in src/brand.ts`);
  const value = brand[name];
  if (value.includes('@')) return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'phone') return <a href={phoneLink}>{phone}</a>;
  return value;
}

function isBrandKey(name: string): name is keyof typeof brand {
  return name in brand;
}
