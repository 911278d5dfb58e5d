/** Loads the provider's script once; a call after a failure tries again. */
export function loadSchedulerScript(source: string): Promise<void> {
  loading ??= addScript(source).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let loading: Promise<void> | undefined;

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The scheduler script ${source} did not load`));
    };
    document.head.append(script);
  });
}
