import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { from } from '../../ui/breakpoints';
import { textButton } from '../../ui/button';
import { Button } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';
import { withScripts } from '../../ui/scripting';
import { Tooltip } from '../../ui/Tooltip';
import { useClipboard } from '../../ui/useClipboard';
import { usePrint } from '../../ui/usePrint';

/** Buttons that copy the link to a price, which has this query a moment before the address has it, and print it. */
export function ShareActions({ query }: { query: string }) {
  const { t } = useTranslation(['pricing', 'common']);
  const [page, setPage] = useState('');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  const [copied, copy] = useClipboard(page + query);
  const print = usePrint();
  const texts = { copied: t('share.copied'), failed: t('common:copy.failed') };
  return (
    <div css={row} data-print="hide">
      <div css={[{ display: 'flex', flexWrap: 'wrap', gap: '0 20px' }, withScripts]}>
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
      <p role="status" css={status}>
        {copied && <span key={copied.count}>{texts[copied.result]}</span>}
      </p>
    </div>
  );
}

const row = css({
  fontSize: 'var(--text-small)',
  [from.medium]: { display: 'flex', alignItems: 'center', gap: 20 },
});
// As wide before its text; on phones below the buttons.
const status = css({ flex: '1 1 5rem', fontWeight: 600, lineHeight: 1.3, [from.medium]: { textAlign: 'end' } });
