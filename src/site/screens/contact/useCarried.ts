import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bespokeFrom, type ContactTopic } from '../../brand';
import { accountsIn } from '../../shell/buying/accountsIn';
import { parseQuestions } from '../../buyerQuestions';
import { courseLinks, featureLinks } from '../../shell/navigationLinks';
import { useRoleCourses } from './useRoleCourses';

/** Something that goes along with the message: what the visitor has chosen on the page before. */
export interface Carried {
  readonly id: string;
  /** As it is shown, in a line. */
  readonly text: string;
  /** As it is sent, where that is more. */
  readonly sent?: string;
}

/** Topics that are a whole request: the others wait for what the visitor writes. */
const requests = ['courseList', 'partner-kit', 'pricing', 'reseller'] as const;

/**
 * Returns what goes along with a message: what the query says, apart from what the visitor has removed. `remove` without a
 * text removes everything, when the message is sent.
 */
export function useCarried(search: string, topic: ContactTopic | undefined) {
  const { t } = useTranslation(['contact', 'buying', 'common']);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const role = useRoleCourses(search);
  const page = usePageName(search);
  const accounts = accountsIn(search);
  const subject = subjectOf(search);
  const request = requests.find((known) => known === topic);
  const lines: (Carried | false | undefined)[] = [
    request && { id: 'request', text: t(`topic.${request}`, { accounts: accounts ?? bespokeFrom }) },
    page !== undefined && { id: 'about', text: t('prefill.about', { page }) },
    subject !== '' && { id: 'subject', text: t('prefill.about', { page: subject }) },
    accounts !== undefined && topic !== 'pricing' && { id: 'accounts', text: t('prefill.accounts', { accounts }) },
    role && {
      id: 'role',
      text: `${role.name}: ${t('common:courses', { count: role.courses.length })}`,
      sent: [
        topic === 'trial' ? t('prefill.role', { role: role.name }) : role.name,
        ...role.courses.map((title) => `– ${title}`),
      ].join('\n'),
    },
  ];
  const questions = parseQuestions(search).map((question) => ({
    id: question,
    text: t(`buying:question.${question}`),
  }));
  const all = { lines: lines.filter(isLine), questions };
  const left = ({ text }: Carried) => !removed.includes(text);
  const carried = { lines: all.lines.filter(left), questions: questions.filter(left) };
  const remove = (text?: string) =>
    setRemoved((before) => [
      ...before,
      ...(text === undefined ? [...all.lines, ...questions].map((line) => line.text) : [text]),
    ]);
  return { carried, remove };
}

function isLine(line: Carried | false | undefined): line is Carried {
  return Boolean(line);
}

/** Returns the name of what the query is about: a course of `?subject=`, or the page of a course subject or a feature. */
export function useAbout(search: string): string | undefined {
  const page = usePageName(search);
  return subjectOf(search) || page;
}

function usePageName(search: string): string | undefined {
  const { t } = useTranslation('common');
  const slug = new URLSearchParams(search).get('about');
  const link = [...courseLinks, ...featureLinks].find(({ to }) => to.endsWith(`/${slug}`));
  return link && t(link.key);
}

/** Returns the course, programme or system of `?subject=`: one short line. */
function subjectOf(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject.replace(/\s+/g, ' ').trim().slice(0, 60);
}
