import type { ReactNode } from 'react';
import { KeysOverlay } from './keys/KeysOverlay';
import { keysAreShown } from './keys/keysInAddress';
import LiveServerStyles from './LiveServerStyles';
import { ProblemPanel } from './ProblemPanel';

/** What the live server adds to the site for those who write it: mistakes, and keys (`?keys`). */
export default function LiveServer({ children }: { children: ReactNode }) {
  return (
    <>
      <LiveServerStyles />
      {children}
      <ProblemPanel />
      {keysAreShown() && <KeysOverlay />}
    </>
  );
}
