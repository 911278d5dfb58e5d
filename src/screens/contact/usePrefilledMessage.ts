import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bespokeFrom, contactTopics } from '../../brand';

type Topic = (typeof contactTopics)[number];

/** Prefills an empty message with the text for `?topic=`. */
export function usePrefilledMessage(form: RefObject<HTMLFormElement | null>): void {
  const { t } = useTranslation('contact');
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const topic = query.get('topic');
    const message = form.current?.querySelector('textarea');
    if (!isTopic(topic) || !message || message.value !== '') return;
    message.value = t(`topic.${topic}`, { accounts: Number(query.get('accounts')) || bespokeFrom });
  }, [form, t]);
}

function isTopic(topic: string | null): topic is Topic {
  return contactTopics.some((known) => known === topic);
}
