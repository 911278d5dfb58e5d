/**
 * The newest migration that the function is written for: `/health` and `/doctor` say it, so that a release knows before it
 * begins what runs (`npm run release -- check`). A test holds it to the files in `supabase/migrations`.
 */
export const backendVersion = '20261127090000';
