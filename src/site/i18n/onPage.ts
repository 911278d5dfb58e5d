/** Returns what a function makes of a page. What it throws gets the page's route and language, so that it can be found. */
export function onPage<T>(route: string, language: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The page ${route} in “${language}” cannot be made: ${message}`, { cause: error });
  }
}
