import { atMost } from './atMost';

/** Loads the script of another site once; rejects where it does not load in time, and the next call tries again. */
export function loadScript(source: string): Promise<void> {
  const known = scripts.get(source);
  if (known) return known;
  const script = document.createElement('script');
  script.src = source;
  const answered = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script ${source} did not load`));
  });
  const loaded = atMost(15, answered, source);
  loaded.catch(() => {
    scripts.delete(source);
    script.remove();
  });
  scripts.set(source, loaded);
  document.head.append(script);
  return loaded;
}

const scripts = new Map<string, Promise<void>>();
