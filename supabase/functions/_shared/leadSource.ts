import { campaignFields } from './formFields.ts';
import { isLanguage, type LanguageCode } from './languages.ts';

/** Where a request came from: the form's language, page and topic, and the campaign of the visitor's first address. */
export interface LeadSource {
  readonly language: LanguageCode | null;
  readonly page: string | null;
  readonly topic: string | null;
  readonly campaign: Readonly<Partial<Record<CampaignField, string>>>;
}

type CampaignField = (typeof campaignFields)[number];

/** Returns the source of a request. What is not valid is dropped: no request is refused for it. */
export function leadSourceOf(fields: Readonly<Record<string, unknown>>): LeadSource {
  const campaign: Partial<Record<CampaignField, string>> = {};
  for (const name of campaignFields) {
    const value = shortText(fields[name], 100);
    if (value) campaign[name] = value;
  }
  const page = shortText(fields.page, 200);
  const topic = shortText(fields.topic, 40);
  return {
    language: isLanguage(fields.language) ? fields.language : null,
    page: page && /^\/[\w/-]*$/.test(page) ? page : null,
    topic: topic && /^[A-Za-z-]+$/.test(topic) ? topic : null,
    campaign,
  };
}

function shortText(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return text.length > 0 && text.length <= limit ? text : null;
}
