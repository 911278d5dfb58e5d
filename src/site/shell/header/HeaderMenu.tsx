import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { wideContainer } from '../../ui/NavMenu';

/**
 * Parts of the header's row, which in a narrow header are in a panel that a button opens (`src/site/browser/menus.ts`);
 * without JavaScript, the button's focus. The page behind the open panel does not scroll.
 */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div css={inRow} data-menu="header">
      <button
        type="button"
        css={[iconButton, narrowOnly]}
        aria-expanded="false"
        aria-controls="header-menu"
        aria-label={t('nav.menu')}
      >
        <Icon name="menu" />
        <Icon name="x" />
      </button>
      <div id="header-menu" css={panel}>
        {children}
      </div>
    </div>
  );
}

const inRow = css({ display: 'contents' });
const narrowOnly = css({
  '&[aria-expanded="false"] > svg + svg, &[aria-expanded="true"] > svg:first-of-type': { display: 'none' },
  [wideContainer]: { display: 'none' },
});

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
