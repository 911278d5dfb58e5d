import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { wideContainer } from '../../ui/NavMenu';
import { useDismiss } from '../../ui/useDismiss';

/**
 * Parts of the header's row, which in a narrow header are in a panel that a button opens; without JavaScript, the button's
 * focus. The page behind the open panel does not scroll.
 */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, root, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [open]);
  useEffect(() => {
    // A wide header has no button to close the menu with. Windows change their height for many other reasons.
    const closeWithoutButton = () => {
      if (button.current?.getClientRects().length === 0) setOpen(false);
    };
    window.addEventListener('resize', closeWithoutButton);
    return () => window.removeEventListener('resize', closeWithoutButton);
  }, []);
  return (
    <div ref={root} css={inRow}>
      <button
        ref={button}
        type="button"
        css={[iconButton, narrowOnly]}
        aria-expanded={open}
        aria-controls="header-menu"
        aria-label={t('nav.menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'menu'} />
      </button>
      <div id="header-menu" css={panel} data-open={open || undefined}>
        {children}
      </div>
    </div>
  );
}

const inRow = css({ display: 'contents' });
const narrowOnly = css({ [wideContainer]: { display: 'none' } });

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'none',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - max(76px, 4.75rem))',
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  boxShadow: 'var(--shadow-2)',
  '&[data-open], html:not(.js) :focus-within > &, html:not(.js) :hover > &': { display: 'flex' },
  [wideContainer]: { display: 'contents !important' },
});
