/** A line of the log. It has no place for a name, an address or words of a visitor. */
interface LogEntry {
  readonly event: string;
  readonly id?: string;
  readonly channel?: string;
  readonly code?: string;
  readonly attempts?: number;
  readonly status?: number;
}

export type Log = (entry: LogEntry) => void;

/** Writes entries as JSON, one a line. */
export const logLine: Log = (entry) => console.log(JSON.stringify(entry));
