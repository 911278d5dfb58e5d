import { nothingChosen, type LessonState } from './lessonState';

/** The lessons of this visit by their route: the same one in every language, and there again on Back. Nothing is stored. */
const states = new Map<string, LessonState>();
const listeners = new Set<() => void>();

/** Returns what has been done in the lesson of a route. */
export function lessonOf(route: string): LessonState {
  return states.get(route) ?? nothingChosen;
}

export function updateLesson(route: string, update: (state: LessonState) => LessonState): void {
  const [before, after] = [lessonOf(route), update(lessonOf(route))];
  if (after === before) return;
  states.set(route, after);
  for (const listener of listeners) listener();
}

/** Calls a function after every change, until the returned one is called. */
export function onLessonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
