/**
 * Names of files and folders that editors, systems and git leave next to others: `._en.mdx`, `en.mdx~`, `en.mdx.orig`. The
 * build, the live server, every check and command leave them out.
 */
export const leftByPrograms =
  /(?:^|[\\/])(?:[.~#][^\\/]*|[^\\/]*(?:[~#]|\.(?:bak|backup|orig|rej|swp|swo|tmp|temp|part|crdownload))|Thumbs\.db|desktop\.ini|__MACOSX)$/i;

export function isContentFile(name: string): boolean {
  return !leftByPrograms.test(name);
}
