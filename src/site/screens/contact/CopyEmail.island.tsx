import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { textButton } from '../../ui/button';
import { Span } from '../../ui/elements';
import { PageIcon } from '../../ui/PageIcon';
import { withScripts } from '../../ui/scripting';
import { useClipboard } from '../../ui/useClipboard';
import { visuallyHidden } from '../../ui/visuallyHidden';

export function CopyEmail() {
  const { t } = useTranslation(['contact', 'common']);
  const [copied, copy] = useClipboard(brand.email);
  const texts = { copied: t('card.email.copied'), failed: t('common:copy.failed') };
  return (
    <>
      <button type="button" css={[textButton, withScripts]} onClick={() => void copy()}>
        <PageIcon name={copied?.result === 'copied' ? 'check' : 'copy'} />
        <Span>{copied ? texts[copied.result] : t('card.email.copy')}</Span>
      </button>
      <p role="status" css={visuallyHidden}>
        {copied && <span key={copied.count}>{texts[copied.result]}</span>}
      </p>
    </>
  );
}
