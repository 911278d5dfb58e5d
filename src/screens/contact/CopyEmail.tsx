import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { Icon } from '../../ui/Icon';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { quietButton } from './quietButton';

/** A button that copies the email address. */
export function CopyEmail() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const texts = { copied: t('card.email.copied'), failed: common('copy.failed') };
  const copy = () => {
    navigator.clipboard.writeText(brand.email).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <button type="button" css={quietButton} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome ? texts[outcome] : t('card.email.copy')}
      </button>
      <p role="status" css={visuallyHidden}>
        {outcome && texts[outcome]}
      </p>
    </>
  );
}
