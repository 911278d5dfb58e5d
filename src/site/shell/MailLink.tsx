import type { ReactNode } from 'react';

interface MailLinkProps {
  to: string;
  subject?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a mail address. Hosts may hide addresses in the document (Cloudflare's e-mail obfuscation). */
export function MailLink({ to, subject, className, children }: MailLinkProps) {
  const href = `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  return (
    <a href={href} className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
