/**
 * Returns what a promise gives, and rejects where it has not settled after some seconds: requests that stall neither load nor
 * fail. Whatever a visitor waits for goes through this function; an answer that comes later has no effect.
 */
export function atMost<Result>(seconds: number, awaited: PromiseLike<Result>, what: string): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(named(stalled, `${what}: nothing after ${seconds} seconds`)), seconds * 1000);
    awaited.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

const stalled = 'Stalled';
const unloaded = 'Unloaded';

/** Returns an error with a name, as the browser's own have: a class of errors takes more script in a build. */
function named(name: string, message: string, options?: ErrorOptions): Error {
  return Object.assign(new Error(message, options), { name });
}

/** Whether something neither came nor failed in time. */
export const hasStalled = (error: unknown): boolean => error instanceof Error && error.name === stalled;

/** Whether a script of ours has not loaded. */
export const isUnloaded = (error: unknown): boolean => error instanceof Error && error.name === unloaded;

/** Returns a module of ours; rejects with an error that `isUnloaded` where its script fails or stalls. */
export function loadInTime<Module>(module: Promise<Module>, what: string): Promise<Module> {
  return atMost(patience, module, what).catch((error: unknown) => {
    throw named(unloaded, what, { cause: error });
  });
}

/** Seconds that visitors wait for a part of the site before they are shown another way. */
export const patience = 8;
