/** A field that people leave empty and robots fill in. */
export const honeypotField = 'website';
