import { courseSlugs, featureSlugs } from '../routes';
import type { ContactTopic } from '../brand';
import { LocaleLink, type LocaleLinkProps } from '../i18n/LocaleLink';
import { usePage } from '../i18n/usePage';

interface ContactLinkProps extends Omit<LocaleLinkProps, 'to'> {
  topic: ContactTopic;
  /** The number of accounts in the price calculator. */
  accounts?: number | undefined;
  /** The role of `content/data/roles.json` whose courses the message lists. */
  role?: string;
}

/** A link to the contact form for a topic; from the page of a course subject or feature it names that page. */
export function ContactLink({ topic, accounts, role, ...attributes }: ContactLinkProps) {
  const { route } = usePage();
  const slug = route.split('/').at(-1) ?? '';
  const query = new URLSearchParams({
    topic,
    ...([...courseSlugs, ...featureSlugs].some((known) => known === slug) && { about: slug }),
    ...(role !== undefined && { role }),
    ...(accounts !== undefined && { accounts: String(accounts) }),
  });
  return (
    <LocaleLink {...attributes} to={`/contact?${query.toString()}`} data-trial={topic === 'trial' ? '' : undefined} />
  );
}
