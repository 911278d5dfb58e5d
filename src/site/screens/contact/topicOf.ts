import { contactTopics, type ContactTopic } from '../../brand';

/** Returns the topic of `?topic=` in a query. */
export function topicOf(search: string): ContactTopic | undefined {
  const topic = new URLSearchParams(search).get('topic');
  return contactTopics.find((known) => known === topic);
}
