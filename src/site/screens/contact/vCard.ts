import { brand } from '../../brand';

/** Returns the organisation as a vCard (RFC 6350). */
export function vCard(): string {
  const { name, product, email, phoneInternational, address } = brand;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(product)}`,
    `ORG:${escaped(name)}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `TEL;VALUE=uri;TYPE=work:tel:${phoneInternational.replaceAll(' ', '')}`,
    ...(address ? [`ADR;TYPE=work:;;${escaped(address)};;;;`] : []),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** Commas, semicolons and backslashes are separators (RFC 6350, section 3.4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}
