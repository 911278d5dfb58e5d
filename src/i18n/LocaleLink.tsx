import type { AnchorHTMLAttributes } from 'react';
import { localisedPath } from '../routes';
import { usePage } from './usePage';

export interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site without its language, such as `/contact?topic=partner-kit`. */
  to: string;
}

/**
 * A link to a page of this site in the page's language. A plain anchor, as those of MDX content are: the one listener of
 * `src/shell/navigation.ts` handles the clicks on both.
 */
export function LocaleLink({ to, children, ...attributes }: LocaleLinkProps) {
  const { language, route } = usePage();
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const current = path === route && rest === '' ? 'page' : undefined;
  return (
    <a aria-current={current} {...attributes} href={localisedPath(path || route, language.code) + rest}>
      {children}
    </a>
  );
}
