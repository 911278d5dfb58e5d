import { useEffect, useState } from 'react';
import type { EditableText } from '../../texts/editing';
import { findTexts, type ShownText } from '../../texts/findTexts';

/** Returns where the texts are on the page, as it last changed; none while the page is not edited. */
export function useShownTexts(texts: readonly EditableText[], isOn: boolean): readonly ShownText[] {
  const [shown, setShown] = useState<readonly ShownText[]>([]);
  useEffect(() => (isOn ? watchPage(() => setShown(findTexts(texts))) : setShown([])), [texts, isOn]);
  return shown;
}

/** Calls back now and when the page or its fonts have changed, at most five times a second. Returns what stops it. */
function watchPage(onChange: () => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      onChange();
    }, 200);
  };
  const ofPage = ({ target }: MutationRecord) =>
    !(target instanceof Element ? target : target.parentElement)?.closest('[data-live], head style');
  const observer = new MutationObserver((changes) => changes.some(ofPage) && soon());
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  window.addEventListener('resize', soon, options);
  window.addEventListener('scroll', soon, options);
  document.fonts.addEventListener('loadingdone', soon, options);
  onChange();
  return () => {
    observer.disconnect();
    listening.abort();
    window.clearTimeout(timer);
  };
}
