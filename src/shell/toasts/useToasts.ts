import { showToast } from './toastQueue';

/** Shows toasts: what went well, and what did not. */
export function useToasts() {
  return toasts;
}

const toasts = {
  success: (title: string, text: string) => showToast({ kind: 'success', title, text }),
  error: (title: string, text: string) => showToast({ kind: 'error', title, text }),
} as const;
