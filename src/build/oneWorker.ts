import { availableParallelism } from 'node:os';

/**
 * Has Gatsby's main process run the queries where there are two cores at most. There Gatsby has one worker, to which it
 * would give them, end it and load it anew before it renders HTML with it: two seconds, for one page as for all. Told
 * of a single core, it keeps the worker, which has loaded long before. Nothing else goes by that number then: what
 * there is of workers is one less than cores, and never none.
 */
export function keepOneWorker(environment: NodeJS.ProcessEnv = process.env, cores = availableParallelism()): void {
  if (cores <= 2) environment.GATSBY_CPU_COUNT ??= '1';
}
