/** A line of the log. It has no field for a name, an address or text of a visitor. */
interface LogEntry {
  readonly event: string;
  readonly id?: string;
  readonly channel?: string;
  readonly code?: string;
  readonly attempts?: number;
  readonly status?: number;
}

export function log(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}

/** Returns what a log may say of an error: its code, else its name. The message of an error can name people. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
