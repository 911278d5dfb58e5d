import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site: in a new tab, and it says so (specification, section 2; WCAG 3.2.5). */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name="external-link" /> <span css={visuallyHidden}>{t('external.newTab')}</span>
    </a>
  );
}
