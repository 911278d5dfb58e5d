import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { consentButton } from './consentStyles';

interface ConsentConfirmationProps {
  /** Whether this deployment has a booking calendar, the only optional service. */
  offered: boolean;
  accepted: boolean;
  onHide: () => void;
}

/** Confirms the choice; announced because the region around it receives focus. */
export function ConsentConfirmation({ offered, accepted, onHide }: ConsentConfirmationProps) {
  const { t } = useTranslation('common');
  const text = accepted ? t('consent.accepted') : t('consent.rejected');
  return (
    <div css={row}>
      <p role="status">{offered ? text : t('consent.noOptional')}</p>
      <button type="button" css={consentButton} onClick={onHide}>
        {t('consent.hide')}
      </button>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 32px',
});
