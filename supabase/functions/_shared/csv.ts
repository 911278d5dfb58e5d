/**
 * Returns a table as CSV (RFC 4180) that spreadsheets open: as UTF-8, which they see by the first character, and without
 * formulas (OWASP, CSV injection), also where a program separates cells by semicolons, as Excel does in most of Europe.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return '\uFEFF' + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

/** An apostrophe is put before what would be a formula, at the start of a text or after a separator. */
function cell(value: string | number): string {
  const safe = String(value)
    .replaceAll('\t', ' ')
    .replace(/(^|[;,|\n\r"])(\s*)([=+\-@＝＋－＠])/g, "$1$2'$3");
  return `"${safe.replaceAll('"', '""')}"`;
}
