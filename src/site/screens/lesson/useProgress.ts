import { useEffect, useState } from 'react';
import { dayOf } from '../../i18n/formatDate';
import { usePage } from '../../i18n/usePage';
import { readAnswers } from '../../shell/lessonAnswers';
import { progressOf, type Choices } from './lessonState';

/** What the record needs to know of a lesson. */
export interface LessonFacts {
  /** Of each question, the index of its right answer. */
  readonly rightAnswers: readonly number[];
  /** The percentage of right answers that completes the lesson; without it, all. */
  readonly passMark: number | undefined;
  /** The course in the record. */
  readonly course: { readonly id: string | undefined; readonly title: string };
}

/**
 * Returns how far the visitor is: what the HTML of the lesson has open, from hydration on; in which language, and since when;
 * and the name that is typed for the certificate, which is kept nowhere else.
 */
export function useProgress({ rightAnswers, passMark }: LessonFacts) {
  const { route, language } = usePage();
  const [{ choices, firsts, hasMoved, today, name, spoken = language.name }, setState] = useState<LessonState>(unknown);
  useEffect(() => {
    const lesson = document.querySelector('[data-lesson]');
    const read = () => {
      const questions = [...(lesson?.querySelectorAll('[data-question]') ?? [])];
      const { answeredAt } = readAnswers(route);
      const learner = lesson?.querySelector<HTMLInputElement>('#learner')?.value.trim();
      setState((before) => ({
        name: learner ?? before.name,
        choices: questions.map((question) => {
          const answer = [...question.querySelectorAll('details')].findIndex(({ open }) => open);
          return answer < 0 ? undefined : answer;
        }),
        firsts: questions.map((_, index) => Number(lesson?.getAttribute(`data-first${index}`) ?? NaN)),
        hasMoved: Boolean(lesson?.querySelector('section:not(#step-1):is(:target, :has(:target))')),
        spoken: lesson?.querySelector('nav summary [lang]')?.textContent,
        today: dayOf(answeredAt ? new Date(answeredAt) : new Date()),
      }));
    };
    read();
    lesson?.addEventListener('toggle', read, true);
    lesson?.addEventListener('input', read);
    window.addEventListener('hashchange', read);
    return () => {
      lesson?.removeEventListener('toggle', read, true);
      lesson?.removeEventListener('input', read);
      window.removeEventListener('hashchange', read);
    };
  }, [route]);
  return { progress: progressOf(choices, rightAnswers, { firsts, hasMoved, passMark }), choices, today, name, spoken };
}

interface LessonState {
  readonly choices: Choices;
  /** Of each question, the answer that was chosen first (`browser/lesson.ts`). */
  readonly firsts: Choices;
  /** Whether another step than the first one is shown. */
  readonly hasMoved: boolean;
  readonly today: string;
  readonly name: string;
  /** The name of the language that the learner has chosen. */
  readonly spoken?: string | undefined;
}

const unknown: LessonState = { choices: [], firsts: [], hasMoved: false, today: '', name: '' };
