-- The role of `npm run leads`: it reads requests and their deliveries, and changes them only through the functions below,
-- each of which keeps a record of what was done. It cannot log in until the owner gives it a password:
--   alter role lead_manager login password '…';

do $$
begin
  if not exists (select from pg_roles where rolname = 'lead_manager') then
    create role lead_manager nologin;
  end if;
end $$;

-- Who did what to which requests: never a name, an address or a message.
create table public.lead_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default session_user,
  action text not null check (action in ('export', 'erase', 'send')),
  request_ids uuid[] not null
);
alter table public.lead_actions enable row level security;
revoke all on public.lead_actions from public, anon, authenticated;

create policy lead_manager_reads on public.contact_requests for select to lead_manager using (true);
create policy lead_manager_reads on public.contact_deliveries for select to lead_manager using (true);
create policy lead_manager_reads on public.lead_actions for select to lead_manager using (true);
grant usage on schema public to lead_manager;
grant select on public.contact_requests, public.contact_deliveries, public.lead_actions to lead_manager;

-- A request with what became of it. Its status is that of the mail to the team; held and spam were never mailed alone.
create view public.leads with (security_invoker = true) as
  select r.id, r.created_at, r.name, r.email, r.company, r.message, r.language, r.page, r.topic, r.campaign,
    coalesce(r.held, case when m.done_at is not null then 'mailed' when m.given_up_at is not null then 'given-up' else 'waiting' end) as status,
    m.attempts, m.last_error, m.done_at as mailed_at,
    case when w.request_id is null then 'none' when w.done_at is not null then 'sent' when w.given_up_at is not null then 'given-up' else 'waiting' end as webhook,
    r.spam_score, r.spam_signs
  from public.contact_requests r
  left join public.contact_deliveries m on m.request_id = r.id and m.channel = 'mail'
  left join public.contact_deliveries w on w.request_id = r.id and w.channel = 'webhook';
revoke all on public.leads from public, anon, authenticated;
grant select on public.leads to lead_manager;

-- Sends requests again, or for the first time where they were held. Gives those that there are.
create function public.send_leads(ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_ids uuid[];
  each_id uuid;
begin
  with released as (update public.contact_requests set held = null where id = any (ids) returning id)
    select coalesce(array_agg(id), '{}') into found_ids from released;
  update public.contact_deliveries
    set attempts = 0, next_attempt_at = now(), done_at = null, given_up_at = null, alerted_at = null, claimed_until = null
    where request_id = any (found_ids) and channel <> 'reply';
  foreach each_id in array found_ids loop
    perform public.queue_deliveries(each_id);
  end loop;
  insert into public.lead_actions (action, request_ids) values ('send', found_ids);
  return query select unnest(found_ids);
end $$;

-- Everything that is stored about an address, as the person may ask for it.
create function public.export_leads(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_leads jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(r) - '{key,content_hash,address_hash,channels}'::text[] || jsonb_build_object('deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object('channel', d.channel, 'attempts', d.attempts, 'done_at', d.done_at)), '[]')
      from public.contact_deliveries d where d.request_id = r.id
    )) order by r.created_at), '[]') into found_leads
    from public.contact_requests r where lower(r.email) = lower(trim(address));
  insert into public.lead_actions (action, request_ids)
    select 'export', array(select (lead->>'id')::uuid from jsonb_array_elements(found_leads) lead);
  return found_leads;
end $$;

-- Deletes everything that is stored about an address. Gives the ids that were there.
create function public.erase_leads(address text) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  erased uuid[];
begin
  with gone as (delete from public.contact_requests where lower(email) = lower(trim(address)) returning id)
    select coalesce(array_agg(id), '{}') into erased from gone;
  insert into public.lead_actions (action, request_ids) values ('erase', erased);
  return query select unnest(erased);
end $$;

-- What `npm run leads -- doctor` shows of the database. What this database lacks is null.
create function public.contact_health() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  health jsonb;
  part jsonb;
begin
  health := jsonb_build_object('now', clock_timestamp(), 'figures', public.contact_figures(),
    'encrypted', (select ssl from pg_catalog.pg_stat_ssl where pid = pg_backend_pid()));
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into part;
    health := health || jsonb_build_object('migrations', part);
  end if;
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(jsonb_object_agg(jobname, active), ''{}'') from cron.job where jobname like ''contact-%''' into part;
    health := health || jsonb_build_object('jobs', part);
  end if;
  if to_regclass('cron.job_run_details') is not null then
    execute 'select jsonb_build_object(''rows'', count(*), ''failedToday'', count(*) filter (where status = ''failed'' and start_time > now() - interval ''1 day'')) from cron.job_run_details' into part;
    health := health || jsonb_build_object('jobRuns', part);
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.decrypted_secrets where name like ''contact\_%''' into part;
    health := health || jsonb_build_object('secrets', part);
  end if;
  return health;
end $$;

revoke all on function public.send_leads, public.export_leads, public.erase_leads, public.contact_health from public, anon, authenticated;
grant execute on function public.send_leads, public.export_leads, public.erase_leads, public.contact_health to lead_manager;

-- The record of what was done is kept as long as the requests.
create or replace function public.delete_old_contact_data(months integer default 24) returns void
language sql set search_path = '' as $$
  delete from public.contact_requests where created_at < now() - make_interval(months => months);
  delete from public.lead_actions where at < now() - make_interval(months => months);
  delete from public.contact_counts where hour < now() - interval '1 day';
$$;
