import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { from } from '../../ui/breakpoints';
import { consentButton, consentLink } from './consentStyles';

interface ConsentQuestionProps {
  onChoose: (calendar: boolean) => void;
  onSettings: () => void;
}

/** Asks for consent, with “yes” and “no” of equal weight (ICO guidance on storage and access technologies). */
export function ConsentQuestion({ onChoose, onSettings }: ConsentQuestionProps) {
  const { t } = useTranslation('common');
  return (
    <div css={row}>
      <p>{t('consent.text', { provider: brand.schedulerProvider })}</p>
      <div css={buttons}>
        <button type="button" css={consentButton} onClick={() => onChoose(true)}>
          {t('consent.accept')}
        </button>
        <button type="button" css={consentButton} onClick={() => onChoose(false)}>
          {t('consent.reject')}
        </button>
        <button type="button" css={consentLink} onClick={onSettings}>
          {t('consent.settings')}
        </button>
      </div>
    </div>
  );
}

const row = css({
  display: 'grid',
  gap: '10px 32px',
  alignItems: 'center',
  lineHeight: 1.45,
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const buttons = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6px 10px',
  [from.medium]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' },
  '& > :last-child': { gridColumn: '1 / -1', [from.medium]: { gridColumn: 'auto' } },
});
