import type { BuyerQuestionRow } from '../buyerQuestions';
import { courseSlugs, featureSlugs } from '../routes';
import type { ContactTopic } from '../contactTopics';
import { LocaleLink, type LocaleLinkProps } from '../i18n/LocaleLink';
import { usePage } from '../i18n/usePage';

export interface ContactLinkProps extends Omit<LocaleLinkProps, 'to'> {
  topic: ContactTopic;
  /** The number of accounts in the price calculator. */
  accounts?: number | undefined;
  /** The roles of a plan (`planParameter`). */
  plan?: string;
  /** What the message is about: the id of a course, programme or integration, or in words a system or the subjects of courses. */
  subject?: string | undefined;
  /** A question of buyers that goes along, or several. */
  ask?: BuyerQuestionRow['id'] | readonly BuyerQuestionRow['id'][];
}

const topics: ReadonlySet<string> = new Set([...courseSlugs, ...featureSlugs]);

/** A link to the contact form for a topic; from the page of a course subject or feature it names that page. */
export function ContactLink({ topic, accounts, plan, subject, ask, ...attributes }: ContactLinkProps) {
  const { route } = usePage();
  const slug = route.split('/').at(-1) ?? '';
  const query = new URLSearchParams({
    topic,
    ...(topics.has(slug) && { about: slug }),
    ...(plan && { plan }),
    ...(accounts !== undefined && { accounts: String(accounts) }),
    ...(subject && { subject }),
    ...(ask && { ask: String(ask) }),
  });
  return (
    <LocaleLink {...attributes} to={`/contact?${query.toString()}`} data-trial={topic === 'trial' ? '' : undefined} />
  );
}
