import type { AnchorHTMLAttributes } from 'react';
import { localisedPath } from '../routes';
import { useWordBreaks } from '../ui/wordBreaks';
import { usePage } from './usePage';

export interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site without its language, such as `/contact?topic=partner-kit`. */
  to: string;
}

/** A link in the page's language: a plain anchor, as those of MDX are; the router follows both (browser/router.ts). */
export function LocaleLink({ to, children, ...attributes }: LocaleLinkProps) {
  const { language, route } = usePage();
  const withBreaks = useWordBreaks();
  const end = to.search(/[?#]|$/);
  const href = localisedPath(to.slice(0, end) || route, language.code) + to.slice(end);
  return (
    <a aria-current={to === route ? 'page' : undefined} {...attributes} href={href}>
      {withBreaks(children)}
    </a>
  );
}
