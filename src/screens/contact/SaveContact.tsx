import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';

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
  const address = URL.createObjectURL(new Blob([vCard()], { type: 'text/vcard' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brand.name.toLowerCase()}.vcf`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Returns the organisation as a vCard (RFC 6350). */
function vCard(): string {
  const { name, product, email, phoneInternational, address } = brand;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(product)}`,
    `ORG:${escaped(name)}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `TEL;VALUE=uri;TYPE=work:tel:${phoneInternational.replaceAll(' ', '')}`,
    `ADR;TYPE=work:;;${escaped(address)};;;;`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** Commas, semicolons and backslashes are separators (RFC 6350, section 3.4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}
