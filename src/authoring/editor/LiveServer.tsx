import { Global } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { languageOf } from '../../site/shell/languageOf';
import { globalStyles } from '../../site/ui/globalStyles';
import { ProblemPanel } from './ProblemPanel';

/**
 * What the live server adds to every page: the list of mistakes for those who write, and what the HTML of a build contains,
 * which are global styles, fonts and the class that says scripts run.
 */
export default function LiveServer({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.classList.add('js'), []);
  return (
    <QueryClientProvider client={client}>
      <Global styles={[globalStyles(languageOf(window.location.pathname))]} />
      <style>
        {Object.values(__FONT_STYLES__)
          .map((styles) => styles?.css ?? '')
          .join('')}
      </style>
      {children}
      <ProblemPanel />
    </QueryClientProvider>
  );
}

/** Files change at any time: nothing that was answered is kept for a component that is shown later. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, gcTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
