/**
 * The newest migration, and the hash of what all of them make (`contact_version` in the database). `/health` compares it with
 * its tables, and `npm run release -- check` with the function that runs. A test of the schema says what it has to be.
 */
export const backendVersion = '20261128230000-0a628a085261';
