import { emit } from '../events';

/** A message that shows for a moment. */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Not announced: what has the focus says the same. */
  readonly silent?: boolean;
}

/** Shows a toast in place of the one before it; the toaster loads with the first one. */
export function showToast(kind: Toast['kind'], title: string, text: string, silent?: 'silent'): void {
  tell({ kind, title, text, silent: silent === 'silent' });
  emit('toast');
}

/** Closes the toast that is shown. */
export function closeToast(): void {
  tell(undefined);
}

function tell(toast: Toast | undefined): void {
  if (listeners.size === 0) queue.push(toast);
  for (const listener of listeners) listener(toast);
}

/** Calls the listener with each toast, or with none where it is to close. Returns a function that removes it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  queue.splice(0).forEach(listener);
  return () => listeners.delete(listener);
}

type Listener = (toast: Toast | undefined) => void;
const queue: (Toast | undefined)[] = [];
const listeners = new Set<Listener>();
