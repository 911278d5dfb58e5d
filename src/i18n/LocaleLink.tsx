import type { AnchorHTMLAttributes } from 'react';
import { localisedPath } from '../routes';
import { usePage } from './usePage';

interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site without language, with a query or a fragment where wanted: `/contact?topic=partnerKit`. */
  to: string;
}

/**
 * The one link to a page of this site, in the page's own language. It is a plain anchor, so that it works before and
 * without scripts; once they run, `src/shell/navigation.ts` follows it without loading the document anew.
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
