-- The scheduled retry and retention (pg_cron, pg_net). A database that lacks them, as the local one does, is looked
-- after by who runs it.

-- Calls the function where a mail is due. Address and secret come from the project's vault: see the README.
create function public.retry_contacts() returns void
language plpgsql set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if not exists (select from public.contact_requests where sent_at is null and attempts < 8 and next_attempt_at <= now()) then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''contact_function_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''contact_retry_secret''' into secret;
  if address is null or secret is null then
    raise warning 'contact_function_url or contact_retry_secret is not in the vault: no mail is sent again';
    return;
  end if;
  execute 'select net.http_post(url => $1, body => ''{}''::jsonb, headers => $2)'
    using address || '/retry', jsonb_build_object('Content-Type', 'application/json', 'X-Retry-Secret', secret);
end $$;
revoke all on function public.retry_contacts from public, anon, authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('contact-retry', '* * * * *', 'select public.retry_contacts()');
    perform cron.schedule('contact-retention', '17 3 * * *', 'select public.delete_old_contact_data()');
  end if;
end $$;
