import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/usePage';
import { container } from '../ui/container';
import { Icon } from '../ui/Icon';

/** A notice in the page's language that the content is in English. */
export function FallbackNotice() {
  const { t } = useTranslation('common');
  const { state, language } = usePage();
  if (state !== 'fallback') return null;
  return (
    <div css={container}>
      <p css={notice}>
        <Icon name="languages" />
        {t('language.fallback', { language: language.name })}
      </p>
    </div>
  );
}

// Below the link to the reader's language, which is 44 pixels high.
const notice = css({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  marginBlockStart: 52,
  padding: '12px 16px',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  borderRadius: 'var(--radius-md)',
});
