export interface Finding {
  /** What a decision of the owner names: `badges.iso-27001`. A decision for `badges` covers all of them. */
  readonly id: string;
  /**
   * `wrong`: cannot work or would be dangerous; nobody can decide otherwise. `false`: visitors would read what is not true or not
   * confirmed, until the owner has decided. `missing`: the site does without it.
   */
  readonly kind: 'wrong' | 'false' | 'missing';
  readonly sentence: string;
}

export const wrong = (id: string, sentence: string): Finding => ({ id, kind: 'wrong', sentence });
export const notTrue = (id: string, sentence: string): Finding => ({ id, kind: 'false', sentence });
export const missing = (id: string, sentence: string): Finding => ({ id, kind: 'missing', sentence });
