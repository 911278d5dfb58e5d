import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { globalStyles } from '../ui/globalStyles';
import { iconSprite } from '../ui/iconSprite';
import { ProblemPanel } from './ProblemPanel';

/**
 * What the live server adds to every page: the list of mistakes for those who write, and what the HTML of a build contains,
 * which are global styles, fonts, icons and the class that says scripts run.
 */
export default function LiveServer({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.classList.add('js');
    document.body.insertAdjacentHTML('beforeend', iconSprite());
  }, []);
  return (
    <>
      <Global styles={[globalStyles()]} />
      <style>
        {Object.values(__FONT_STYLES__)
          .map((styles) => styles?.css ?? '')
          .join('')}
      </style>
      {children}
      <ProblemPanel />
    </>
  );
}
