import { nameFix, signature } from '../../model/signature';
import { UsageError } from '../command';

/** Returns who accepts, and when. Throws a UsageError where git has no name. */
export function requireSignature(root: string): string {
  const own = signature(root);
  if (own === undefined) throw new UsageError(`git has no name for you; ${nameFix}`);
  return own;
}
