/**
 * Returns a table as CSV (RFC 4180) that spreadsheets open: as UTF-8, which they see by the first character, and without
 * formulas (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return '\uFEFF' + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
