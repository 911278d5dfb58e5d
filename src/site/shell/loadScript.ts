/** Loads the script of another site once; rejects where it does not load, and the next call tries again. */
export function loadScript(source: string): Promise<void> {
  const known = scripts.get(source);
  if (known) return known;
  const script = document.createElement('script');
  script.src = source;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(source);
      script.remove();
      reject(new Error(`The script ${source} did not load`));
    };
  });
  scripts.set(source, loaded);
  document.head.append(script);
  return loaded;
}

const scripts = new Map<string, Promise<void>>();
