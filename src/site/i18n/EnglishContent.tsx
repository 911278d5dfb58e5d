import { createContext, type ReactNode } from 'react';
import { englishLang } from './englishLang';

/** Whether the component is part of content that is shown in English. */
export const IsEnglish = createContext(false);

/** English content on a page of another language: marked as such, its numbers written the English way (WCAG 3.1.2). */
export function EnglishContent({ children }: { children: ReactNode }) {
  return (
    <IsEnglish.Provider value={true}>
      <div lang={englishLang} dir="ltr" css={{ display: 'contents' }}>
        {children}
      </div>
    </IsEnglish.Provider>
  );
}
