import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { useClipboard } from '../../ui/useClipboard';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** A button that copies the email address. */
export function CopyEmail() {
  const { t } = useTranslation(['contact', 'common']);
  const [result, copy] = useClipboard();
  const texts = { copied: t('card.email.copied'), failed: t('common:copy.failed') };
  return (
    <>
      <button type="button" css={[textButton, withScripts]} onClick={() => copy(brand.email)}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {result ? texts[result] : t('card.email.copy')}
      </button>
      <p role="status" css={visuallyHidden}>
        {result && texts[result]}
      </p>
    </>
  );
}
