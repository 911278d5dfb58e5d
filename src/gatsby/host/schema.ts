import { z } from 'zod';

const header = z.strictObject({
  name: z.string().regex(/^[A-Za-z-]+$/),
  value: z.string().min(1),
  /** What plain HTTP gets instead; null: nothing. Left out: the same. */
  overHttp: z.string().min(1).nullable().optional(),
});

/** What every host has to do with the exported files; `public/_host/host.json` holds one of these. */
export const hostPolicySchema = z.strictObject({
  siteUrl: z.url(),
  /** Whether the pages send contact requests to `/functions/v1/` at the site's own address, as `npm start` builds them. */
  localBackend: z.boolean(),
  /** Sent with every response. */
  headers: z.array(header),
  /** Further headers by the path of the file that answers; the first pattern that matches decides. */
  files: z.array(z.strictObject({ pattern: z.string(), headers: z.array(header) })),
  /** Paths that answer 404 although there is a file. */
  hidden: z.string(),
  /** Permanent redirects (308) to the one address of a page, by the path as it was sent; `$1` is the first group. */
  canonical: z.array(z.strictObject({ pattern: z.string(), target: z.string() })),
  /** Permanent redirects (301) of pages that were renamed or removed, by their paths. */
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** The page shown where there is nothing, by path prefix; the longest prefix that fits wins. */
  notFound: z.array(z.strictObject({ prefix: z.string(), page: z.string() })),
  /** Content-Type by file extension. */
  types: z.record(z.string(), z.string()),
  defaultType: z.string(),
});

export type HostPolicy = z.infer<typeof hostPolicySchema>;
export type Header = z.infer<typeof header>;
