interface Organisation {
  readonly name: string;
  readonly product: string;
  readonly email: string;
  readonly phoneInternational: string;
  readonly address: string;
}

/** Returns the organisation as a vCard (RFC 6350). */
export function vCard({ name, product, email, phoneInternational, address }: Organisation): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(product)}`,
    `ORG:${escaped(name)}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `TEL;VALUE=uri;TYPE=work:tel:${phoneInternational.replaceAll(' ', '')}`,
    `ADR;TYPE=work:;;${escaped(address)};;;;`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Commas, semicolons and backslashes are separators (RFC 6350, section 3.4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}
