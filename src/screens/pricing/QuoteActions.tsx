import { css } from '@emotion/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { button } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';

/** Buttons that copy the quote's link and print it. */
export const QuoteActions = memo(function QuoteActions() {
  const { t } = useTranslation('pricing');
  const { t: common } = useTranslation('common');
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const copy = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  };
  return (
    <div css={row} data-print="hide">
      <p css={currency}>{t('calculator.currency')}</p>
      <p role="status" css={status}>
        {copying === 'copied' && t('share.copied')}
        {copying === 'failed' && common('copy.failed')}
      </p>
      <div css={actions}>
        <Tooltip label={t('share.copyHint')} side="below">
          <button type="button" css={quiet} onClick={copy}>
            <Icon name="link" /> {t('share.copy')}
          </button>
        </Tooltip>
        <Tooltip label={t('share.printHint')} side="below">
          <button type="button" css={quiet} onClick={() => window.print()}>
            <Icon name="printer" /> {t('share.print')}
          </button>
        </Tooltip>
      </div>
    </div>
  );
});

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginBlockStart: 12,
  fontSize: 'var(--text-small)',
});
const currency = css({ color: 'var(--ink3)' });
const status = css({ marginInlineStart: 'auto', color: 'var(--moss)', fontWeight: 600 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', 'html:not(.js) &': { display: 'none' } });

const quiet = css(button, {
  minHeight: 44,
  padding: 0,
  color: 'var(--fern)',
  background: 'none',
  border: 0,
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textAlign: 'start',
  '&:hover': { color: 'var(--fern-hover)' },
});
