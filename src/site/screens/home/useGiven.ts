import { useEffect, useRef, useState } from 'react';
import { keepAnswer, readAnswers } from '../../shell/lessonAnswers';
import { moveStone } from '../../ui/moveStone';

/** Follows the answer: one that was given in the lesson, or before this was hydrated, counts. */
export function useGiven(lesson: string, language: string | undefined) {
  const root = useRef<HTMLElement>(null);
  const ownRow = () => root.current?.querySelector('[data-own]');
  // An answer and the name of its language; undefined until what the tab has kept is read.
  const [given, setGiven] = useState<Readonly<{ choice?: number | undefined; language?: string | undefined }>>();
  useEffect(() => {
    const details = [...(root.current?.querySelectorAll('details') ?? [])];
    const opened = details.find(({ open }) => open);
    if (opened) moveStone(opened, ownRow(), { isFollowed: true });
    const choice = opened ? details.indexOf(opened) : readAnswers(lesson).choices[0];
    setGiven({ choice, language: choice === undefined ? undefined : language });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was there at the beginning
  }, []);
  useEffect(() => {
    if (given && given.choice !== readAnswers(lesson).choices[0]) keepAnswer(lesson, 0, given.choice);
  }, [given, lesson]);
  const toggle = (answer: number, details: HTMLDetailsElement) => {
    const { open } = details;
    if (open && given?.choice !== answer) moveStone(details, ownRow(), { isFollowed: true });
    // The browser reports the one that opens and the one that closes in any order.
    setGiven((before) => {
      if (open === (before?.choice === answer)) return before;
      return open ? { choice: answer, language } : {};
    });
  };
  return { root, given: given ?? {}, toggle };
}
