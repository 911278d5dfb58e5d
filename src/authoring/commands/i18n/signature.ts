import { nameFix, signature } from '../../../content/strings/signature';

/** Returns who accepts, and when. Throws an Error where git has no name. */
export function requireSignature(root: string): string {
  const own = signature(root);
  if (own === undefined) throw new Error(`git has no name for you; ${nameFix}`);
  return own;
}
