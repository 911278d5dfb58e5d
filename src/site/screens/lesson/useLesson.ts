import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePage } from '../../i18n/usePage';
import { goTo } from '../../shell/place';
import { afterToggle, nothingChosen, type AnswerToggle, type LessonState } from './lessonState';
import { lessonOf, onLessonChange, updateLesson } from './lessonStore';

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
 * Answers that were opened before the page was hydrated count.
 */
export function useLesson() {
  const { route } = usePage();
  const steps = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(
    onLessonChange,
    () => lessonOf(route),
    () => nothingChosen,
  );
  const [shown, setShown] = useState<number>();

  // Before the page is painted: in another language the lesson goes on at its step.
  useBrowserLayoutEffect(() => {
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const sections = [...(steps.current?.querySelectorAll(':scope > section') ?? [])];
      const index = sections.findIndex((section) => section.contains(target));
      setShown(Math.max(0, index));
      return sections[index];
    };
    const onHashChange = () => {
      const section = follow();
      // The step was not shown yet when the browser looked for it.
      if (section) requestAnimationFrame(() => goTo(section));
    };
    follow();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  useEffect(() => {
    for (const answer of openAnswers(steps.current)) updateLesson(route, (before) => afterToggle(before, answer));
  }, [route]);

  const lesson: Lesson = {
    state,
    shown,
    // From the state of now, not the one of the last rendering: a click can cause two events.
    toggle: (answer) => updateLesson(route, (before) => afterToggle(before, answer)),
    restart: () => updateLesson(route, () => nothingChosen),
  };
  return { steps, lesson };
}

/** React warns of layout effects on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function openAnswers(steps: Element | null): AnswerToggle[] {
  const questions = [...(steps?.querySelectorAll('[data-question]') ?? [])];
  return questions.flatMap((element, question) => {
    const answer = [...element.querySelectorAll('details')].findIndex(({ open }) => open);
    return answer < 0 ? [] : { question, answer, isOpen: true };
  });
}
