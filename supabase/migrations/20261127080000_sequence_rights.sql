-- A hosted project grants these to the roles of its API as well, which have no use for them.
revoke all on all sequences in schema public from public, anon, authenticated;
