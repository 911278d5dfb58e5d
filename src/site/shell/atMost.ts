/**
 * Returns what a promise gives, and rejects where it has not settled after some seconds: requests that stall neither load nor
 * fail. Whatever a visitor waits for goes through this function; an answer that comes later has no effect.
 */
export function atMost<Result>(seconds: number, awaited: PromiseLike<Result>, what: string): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Stalled(`${what}: nothing after ${seconds} seconds`)), seconds * 1000);
    awaited.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

/** Something that neither came nor failed in time. */
export class Stalled extends Error {
  override name = 'Stalled';
}

/** A script of ours that has not loaded. */
export class Unloaded extends Error {
  override name = 'Unloaded';
}

/** Returns a module of ours; rejects with `Unloaded` where its script fails or stalls. */
export function loadInTime<Module>(module: Promise<Module>, what: string): Promise<Module> {
  return atMost(patience, module, what).catch((error: unknown) => {
    throw new Unloaded(what, { cause: error });
  });
}

/** Seconds that visitors wait for a part of the site before they are shown another way. */
export const patience = 8;
