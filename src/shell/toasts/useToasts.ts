import { showToast } from './toastQueue';

/** Functions that show a toast. */
export function useToasts() {
  return toasts;
}

const toasts = {
  success: (title: string, text: string) => showToast({ kind: 'success', title, text }),
  error: (title: string, text: string) => showToast({ kind: 'error', title, text }),
} as const;
