import { useEffect, useRef, type ReactNode } from 'react';

interface MailLinkProps {
  /** The mail address. */
  to: string;
  subject?: string;
  className?: string;
  /** A text alone: that of a host is then replaced, and not the whole page. */
  children: ReactNode;
}

/**
 * A link to a mail address. Hosts hide addresses in the document (Cloudflare's e-mail obfuscation): React would render the
 * page anew for it, while somebody types. It takes its own text and address again instead.
 */
export function MailLink({ to, subject, className, children }: MailLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const href = `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  useEffect(() => link.current?.setAttribute('href', href), [href]);
  return (
    <a ref={link} href={href} className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
