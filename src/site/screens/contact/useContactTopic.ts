import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bespokeFrom, contactTopics, type ContactTopic } from '../../brand';
import { courseLinks, featureLinks } from '../../shell/navigationLinks';
import { useRoleCourses } from './useRoleCourses';

/** Returns the topic of `?topic=`, and begins an empty message with it, the page it came from and the accounts. */
export function useContactTopic(form: RefObject<HTMLFormElement>, search: string): ContactTopic | undefined {
  const { t } = useTranslation(['contact', 'common']);
  const [topic, setTopic] = useState<ContactTopic>();
  const prefilled = useRef('');
  const roleCourses = useRoleCourses(search);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const asked = contactTopics.find((known) => known === query.get('topic'));
    const about = [...courseLinks, ...featureLinks].find(({ to }) => to.endsWith(`/${query.get('about')}`));
    const accounts = Number(query.get('accounts')) || undefined;
    setTopic(asked);
    const message = form.current?.querySelector('textarea');
    if (!message || (message.value !== '' && message.value !== prefilled.current)) return;
    const lines = [
      about && t('prefill.about', { page: t(`common:${about.key}`) }),
      accounts && asked !== 'pricing' && t('prefill.accounts', { accounts }),
      roleCourses ?? (asked && asked !== 'question' && t(`topic.${asked}`, { accounts: accounts ?? bespokeFrom })),
    ];
    prefilled.current = lines.filter(Boolean).join('\n');
    message.value = prefilled.current;
  }, [form, search, roleCourses, t]);
  return topic;
}
