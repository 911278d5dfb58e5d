import { useEffect, useState } from 'react';
import type { Problem } from '../model/problem';

/** What is wrong in content/ and locales/ at this moment, as the live server finds it at every save. */
export function useProblems(): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    // A frame's mistakes are its page's, and a browser opens only six connections to a server at once.
    if (window.parent !== window) return;
    const events = new EventSource('/__camre/problems');
    events.onmessage = ({ data }: MessageEvent<string>) => setProblems(JSON.parse(data));
    return () => events.close();
  }, []);
  return problems;
}
