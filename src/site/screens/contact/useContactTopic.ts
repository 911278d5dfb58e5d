import { useEffect, useState } from 'react';
import { contactTopics, type ContactTopic } from '../../brand';

/** Returns the topic of `?topic=`, once the page is hydrated. */
export function useContactTopic(search: string): ContactTopic | undefined {
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => setTopic(topicOf(search)), [search]);
  return topic;
}

function topicOf(search: string): ContactTopic | undefined {
  const topic = new URLSearchParams(search).get('topic');
  return contactTopics.find((known) => known === topic);
}
