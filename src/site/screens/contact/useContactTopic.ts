import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bespokeFrom, contactTopics, type ContactTopic } from '../../brand';
import { accountsIn } from '../../shell/buying/accountsIn';
import { parseQuestions } from '../../shell/buying/questions';
import { courseLinks, featureLinks } from '../../shell/navigationLinks';
import { useRoleCourses } from './useRoleCourses';

/** Returns the topic of `?topic=`, once the page is hydrated. */
export function useContactTopic(search: string): ContactTopic | undefined {
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => setTopic(topicOf(search)), [search]);
  return topic;
}

/**
 * Begins an empty message with what the query says: the topic, the page it came from, the accounts of the calculator,
 * questions of a buyer, and what it is about.
 */
export function usePrefilledMessage(form: RefObject<HTMLFormElement>, search: string): void {
  const { t } = useTranslation(['contact', 'buying', 'common']);
  const prefilled = useRef('');
  const roleCourses = useRoleCourses(search);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const asked = topicOf(search);
    const about = [...courseLinks, ...featureLinks].find(({ to }) => to.endsWith(`/${query.get('about')}`));
    const accounts = accountsIn(search);
    const subject = subjectOf(query);
    const questions = parseQuestions(search).map((question) => `– ${t(`buying:question.${question}`)}`);
    const message = form.current?.querySelector('textarea');
    if (!message || (message.value !== '' && message.value !== prefilled.current)) return;
    const lines = [
      about && t('prefill.about', { page: t(`common:${about.key}`) }),
      subject && asked === 'question' && t('prefill.about', { page: subject }),
      accounts && asked !== 'pricing' && t('prefill.accounts', { accounts }),
      roleCourses ?? (asked && asked !== 'question' && t(`topic.${asked}`, { accounts: accounts ?? bespokeFrom })),
      asked === 'integration' && subject,
      ...(questions.length > 0 ? [t('prefill.ask'), ...questions] : []),
    ];
    prefilled.current = lines.filter(Boolean).join('\n');
    message.value = prefilled.current;
  }, [form, search, roleCourses, t]);
}

function topicOf(search: string): ContactTopic | undefined {
  const topic = new URLSearchParams(search).get('topic');
  return contactTopics.find((known) => known === topic);
}

/** Returns the programme or the system of `?subject=`: one short line. */
function subjectOf(query: URLSearchParams): string {
  return (query.get('subject') ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
}
