import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { vCard } from './vCard';

/** A button that downloads the company's vCard. */
export function SaveContact() {
  const { t } = useTranslation('contact');
  return (
    <button type="button" css={[textButton, withScripts]} onClick={save}>
      <Icon name="download" />
      {t('card.save')}
    </button>
  );
}

function save(): void {
  const address = URL.createObjectURL(new Blob([vCard(brand)], { type: 'text/vcard' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brand.name.toLowerCase()}.vcf`;
  link.click();
  URL.revokeObjectURL(address);
}
