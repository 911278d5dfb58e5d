import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';

interface ResultCountProps {
  count: number;
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined;
}

/** The number of integrations, announced when it changes (WCAG 4.1.3), and a button that clears the filter. */
export function ResultCount({ count, onClear }: ResultCountProps) {
  const { t } = useTranslation('integrations');
  return (
    <div css={count === 0 ? [line, nothing] : line}>
      <p role="status" css={sentence}>
        {count === 0 ? t('filter.none') : t('filter.count', { count })}
      </p>
      {onClear && (
        <button type="button" css={[buttonSecondary, clear]} onClick={onClear}>
          <Icon name="x" />
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minHeight: 44,
  marginBlockEnd: 'clamp(18px, 2.4vw, 28px)',
});

const nothing = css({
  flexDirection: 'column',
  alignItems: 'start',
  gap: 16,
  paddingBlock: 'clamp(24px, 5vw, 56px)',
  '& > p': { maxWidth: '40ch', color: 'var(--ink)', fontSize: 'var(--text-h3)', lineHeight: 1.35 },
});

const sentence = css({ color: 'var(--ink2)', fontVariantNumeric: 'tabular-nums' });
const clear = css({ minHeight: 44, padding: '8px 16px', fontSize: 'var(--text-small)' });
