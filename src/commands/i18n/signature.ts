import { nameFix, signature } from '../../model/signature';
import { UsageError } from '../command';

/** Returns who accepts, and when. Throws a UsageError where git does not know who it is. */
export function requireSignature(root: string): string {
  const own = signature(root);
  if (own === undefined) throw new UsageError(`git does not know your name; ${nameFix}`);
  return own;
}
