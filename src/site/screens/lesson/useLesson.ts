import { useEffect, useRef, useState } from 'react';
import { afterToggle, nothingChosen, type AnswerToggle, type LessonState } from './lessonState';

/** The lesson of a visitor. */
export interface Lesson {
  readonly state: LessonState;
  /** The index of the step that is shown; undefined until the page has been hydrated. */
  readonly shown: number | undefined;
  readonly toggle: (answer: AnswerToggle) => void;
  readonly restart: () => void;
}

/**
 * Follows the fragment of the address, which names a step or something in one, so that Back and links work by themselves.
 * Answers that were opened before the page was hydrated count. Nothing is stored.
 */
export function useLesson() {
  const steps = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(nothingChosen);
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
    const opened = openAnswers(steps.current);
    setState((before) => opened.reduce(afterToggle, before));
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const lesson: Lesson = {
    state,
    shown,
    // The state of now, not the one of the last rendering: a click can cause two events.
    toggle: (answer) => setState((before) => afterToggle(before, answer)),
    restart: () => setState(nothingChosen),
  };
  return { steps, lesson };
}

function openAnswers(steps: Element | null): AnswerToggle[] {
  const questions = [...(steps?.querySelectorAll('[data-question]') ?? [])];
  return questions.flatMap((element, question) => {
    const answer = [...element.querySelectorAll('details')].findIndex(({ open }) => open);
    return answer < 0 ? [] : { question, answer, isOpen: true };
  });
}
