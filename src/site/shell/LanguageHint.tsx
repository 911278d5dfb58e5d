import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/**
 * A link to the page in the browser's preferred language, written in that language: `offerLanguage` fills it in and shows
 * it. Nothing is stored and nobody is redirected.
 */
export function LanguageHint() {
  const { t } = useTranslation('common');
  return (
    <aside id="language-hint" aria-label={t('language.label')} css={place} data-print="hide" hidden>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content -- filled in before it is shown */}
      <a data-language="" css={link} />
    </aside>
  );
}

// Out of the flow, as it is added after the page is painted; no higher than the space above a page's first words.
const place = css({ position: 'absolute', zIndex: 1, insetInlineEnd: 0 });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'var(--gutter)',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  // A target’s height; what is painted ends above the page’s heading.
  backgroundClip: 'padding-box',
  borderBlockEnd: '8px solid transparent',
  borderRadius: '0 0 0 14px',
  fontSize: 'var(--text-caption)',
});
