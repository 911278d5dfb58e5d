import { emit, on } from '../events';

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
}

/** Gives each toast that is queued, now or later, to a function. Returns a function that ends it. */
export function followToasts(show: (toast: Toast) => void): () => void {
  const showAll = () => queue.splice(0).forEach(show);
  showAll();
  return on('toast', showAll);
}

const queue: Toast[] = [];
