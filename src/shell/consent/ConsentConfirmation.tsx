import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { consentButton } from './consentStyles';

interface ConsentConfirmationProps {
  /** Whether there is a calendar, the one thing to choose. */
  offered: boolean;
  accepted: boolean;
  onHide: () => void;
}

/** Says what was chosen and where to change it; it is read out because the region around it takes the focus. */
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
