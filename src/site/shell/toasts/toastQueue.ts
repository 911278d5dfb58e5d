import { emit } from '../events';

/** A message that shows for a moment. */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Not announced: what has the focus says the same. */
  readonly silent?: boolean;
}

/** Queues a toast; the toaster loads with the first one. */
export function showToast(kind: Toast['kind'], title: string, text: string, silent?: 'silent'): void {
  queue.push({ kind, title, text, silent: silent === 'silent' });
  emit('toast');
  for (const listener of listeners) listener();
}

/** Empties the queue. */
export function takeToasts(): Toast[] {
  return queue.splice(0);
}

/** Calls the listener whenever a toast is queued, and at once if one already is. Returns a function that removes it. */
export function onToastQueued(listener: () => void): () => void {
  listeners.add(listener);
  if (queue.length > 0) listener();
  return () => listeners.delete(listener);
}

const queue: Toast[] = [];
const listeners = new Set<() => void>();
