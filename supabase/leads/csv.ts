import { stringify } from 'csv-stringify/sync';
import { campaignFields, contactFields, type ContactRequest } from '../functions/_shared/form';
import { printable } from './printable';

/** A request with what became of it, as far as the commands name its columns. */
export interface LeadRow extends ContactRequest {
  readonly id: string;
  readonly created_at: Date;
  readonly campaign: Readonly<Record<string, string>>;
  readonly status: string;
  readonly spam_signs: readonly string[];
}

/**
 * Returns requests as CSV (RFC 4180), with the mark that spreadsheet programs recognise UTF-8 by. A program that separates
 * cells by semicolons, as Excel does in most of Europe, splits a cell of this file: what would then be a formula is escaped too.
 */
export function csvOf(rows: readonly LeadRow[]): string {
  const records = rows.map(({ campaign, spam_signs: signs, ...row }) => ({
    ...row,
    ...campaign,
    spam_signs: signs.join('; '),
  }));
  return stringify(records, {
    bom: true,
    header: true,
    columns: [
      ...['id', 'created_at', 'status', ...contactFields, 'language', 'page', 'topic'],
      ...['mailed_at', 'recipients', 'attempts', 'last_error', 'webhook'],
      ...campaignFields,
      'spam_signs',
    ],
    quoted: true,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString(), string: withoutFormulas },
  });
}

/** Puts an apostrophe before what a spreadsheet program takes for a formula, at the start of a text or after a separator. */
function withoutFormulas(text: string): string {
  return printable(text.replaceAll('\t', ' ')).replace(/(^|[;,|\n"])(\s*)([=+\-@＝＋－＠])/g, "$1$2'$3");
}
