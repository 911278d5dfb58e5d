import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryString, withOwnParameters } from '../../shell/queryString';
import { textButton } from '../../ui/button';
import { Button } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';
import { withScripts } from '../../ui/scripting';
import { Tooltip } from '../../ui/Tooltip';
import { useClipboard } from '../../ui/useClipboard';
import { usePrint } from '../../ui/usePrint';
import { quoteParameters } from './quoteQuery';

interface QuoteActionsProps {
  accounts: number;
  reseller: boolean;
}

/** Buttons that copy the quote's link and print it. */
export function QuoteActions(quote: QuoteActionsProps) {
  const { t } = useTranslation(['pricing', 'common']);
  // The page's own address follows a moment later, and Safari may refuse it.
  const query = withOwnParameters(useQueryString(), quoteParameters(quote));
  const [page, setPage] = useState('');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  const [copied, copy] = useClipboard(page + query);
  const print = usePrint();
  const texts = { copied: t('share.copied'), failed: t('common:copy.failed') };
  return (
    <div css={row} data-print="hide">
      <p css={currency}>{t('calculator.currency')}</p>
      <p role="status" css={status}>
        {copied && <span key={copied.count}>{texts[copied.result]}</span>}
      </p>
      <div css={[actions, withScripts]}>
        <Tooltip label={t('share.copyHint')}>
          <Button type="button" css={textButton} onClick={() => void copy()}>
            <PageIcon name="link" /> {t('share.copy')}
          </Button>
        </Tooltip>
        {print && (
          <Tooltip label={t('share.printHint')}>
            <Button type="button" css={textButton} onClick={print}>
              <PageIcon name="printer" /> {t('share.print')}
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginBlockStart: 12,
  fontSize: 'var(--text-small)',
});
const currency = css({ color: 'var(--ink3)' });
const status = css({ marginInlineStart: 'auto', color: 'var(--fern)', fontWeight: 600 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });
