import { atMost, patience } from './atMost';

/** Every request that the site's own scripts make is one of these (eslint.config.mjs): each has an end. */

/** Returns what is read from the answer to a request; rejects where there is none in time, or not the one asked for. */
export function fetchInTime<Result>(
  address: string,
  read: (response: Response) => Promise<Result>,
  options?: RequestInit,
): Promise<Result> {
  const answer = fetch(address, options).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return read(response);
  });
  return atMost(patience, answer, address);
}
