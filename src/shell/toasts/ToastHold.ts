import { createContext } from 'react';

/** Whether the toasts' time stands still. */
export const ToastHold = createContext(false);
