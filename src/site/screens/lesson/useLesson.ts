import { useEffect, useRef, useState } from 'react';

/** What the learner has done: the answer that is chosen in each question, and the step that is shown. */
export interface Lesson {
  /** By question; undefined where nothing is chosen. */
  readonly choices: readonly (number | undefined)[];
  /** The index of the step that is shown; undefined until the page has been hydrated. */
  readonly shown: number | undefined;
  /** When the last question was answered. */
  readonly answeredAt: Date | undefined;
  readonly choose: (question: number, answer: number | undefined) => void;
  readonly restart: () => void;
}

/**
 * Follows the fragment of the address, which names a step or something in one, so that Back and links work by themselves.
 * Answers that were opened before the page was hydrated count. Nothing is stored.
 */
export function useLesson(questions: number) {
  const steps = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<readonly (number | undefined)[]>(() => Array(questions).fill(undefined));
  const [answeredAt, setAnsweredAt] = useState<Date>();
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const sections = [...(steps.current?.children ?? [])];
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const index = sections.findIndex((section) => section.contains(target));
      setShown(Math.max(0, index));
      return sections[index];
    };
    const onHashChange = () => {
      const section = follow();
      if (!(section instanceof HTMLElement)) return;
      // The step was not shown yet when the browser looked for it.
      requestAnimationFrame(() => {
        section.focus({ preventScroll: true });
        section.scrollIntoView();
      });
    };
    follow();
    setChoices((chosen) =>
      chosen.map(
        (choice, question) => choice ?? openAnswer(steps.current?.querySelectorAll('[data-question]')[question]),
      ),
    );
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const lesson: Lesson = {
    choices,
    shown,
    answeredAt,
    choose: (question, answer) => {
      setChoices((chosen) => chosen.map((choice, index) => (index === question ? answer : choice)));
      setAnsweredAt(new Date());
    },
    restart: () => setChoices((chosen) => chosen.map(() => undefined)),
  };
  return { steps, lesson };
}

function openAnswer(question: Element | undefined): number | undefined {
  const index = [...(question?.querySelectorAll('details') ?? [])].findIndex(({ open }) => open);
  return index < 0 ? undefined : index;
}
