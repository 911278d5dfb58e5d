/** A message that shows for a moment (specification, section 8). */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

/** Hands a toast to the toaster, or keeps it until there is one. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  for (const take of takers) take();
}

/** The toasts that nobody has shown yet; they are handed out once. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Calls back whenever a toast is waiting, and at once if one already is. */
export function onToastWaiting(take: () => void): () => void {
  takers.add(take);
  if (waiting.length > 0) take();
  return () => takers.delete(take);
}

const waiting: Toast[] = [];
const takers = new Set<() => void>();
