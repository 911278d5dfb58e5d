import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useWordBreaks } from '../ui/wordBreaks';

/** A link to another site, which opens in a new tab and says so (WCAG 3.2.5). */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  const withBreaks = useWordBreaks();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {withBreaks(children)}
      <span css={sign}>
        <Icon name="external-link" />
      </span>
      <span css={visuallyHidden}>{`\u00A0${t('external.newTab')}`}</span>
    </a>
  );
}

// In running text the icon stays on the line of the last word.
const sign = css({ display: 'inline-flex', marginInlineStart: '.3em', verticalAlign: '-.12em', whiteSpace: 'nowrap' });
