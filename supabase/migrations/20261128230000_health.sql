-- Health is what was done, not what was reached; the months of retention come from the function; the role of `npm run leads`
-- can be made again; a refusal is the server's as long as it takes nothing else.

--------------------------------------------------------------------------------------------------------------------------
-- What is known of a server

-- When the mail server last let the function sign in, where it had nothing to send.
alter table public.contact_channels add column checked_at timestamptz;
-- How often the server put this one off and took others.
alter table public.contact_deliveries add column doubts smallint not null default 0;

-- Ends an attempt. Outcomes:
-- `done`;
-- `passing`: tried again after `wait_seconds`, then four times as late, at most an hour, for thirty days;
-- `permanent`: the owner is told at once, and it is tried all the same, because a server that is set up wrongly refuses
--   everything for good: for four days where the server has taken others since, else for thirty;
-- `channel`: the server limits or is away; nothing is sent to it for 1, 2, 4 and at most `wait_seconds`, or for the
--   `pause_for` seconds that it asks for;
-- `unclear`: the server fails, perhaps over this one. It is `passing` where the server has taken others since this one last
--   failed so, else `channel`.
-- `delayed`: the server puts off this one or everything. The same, but a limit takes some and not others: `passing` only the
--   third time.
-- `refused`: the server refuses this one or everything. It is `permanent` where it has taken others since, else `channel`.
--   A reply to a visitor pauses nothing.
-- A reply is tried for a day, and not again after a refusal for good. The same attempt is counted once, however often its
-- end is told.
create or replace function public.finish_delivery(delivery uuid, of_claim uuid, outcome text, error_code text, wait_seconds integer, pause_for integer,
  out attempts_made smallint, out given_up boolean)
language plpgsql set search_path = '' as $$
declare
  t constant timestamptz := clock_timestamp();
  -- How long the server asks to wait; nothing where it says nothing.
  asked_for constant interval := make_interval(secs => public.smaller_of(coalesce(pause_for, 0), 3600));
  is_doubtful constant boolean := outcome in ('unclear', 'delayed', 'refused');
  kind text := outcome;
  one public.contact_deliveries;
  to_server public.contact_channels;
  takes_others boolean;
  next_at timestamptz;
begin
  select * into one from public.contact_deliveries d where d.id = delivery for update;
  if not found then return; end if;
  given_up := false;
  attempts_made := one.attempts;
  if one.done_at is not null or (outcome <> 'done' and (one.claim is distinct from of_claim or one.claimed_until is null)) then return; end if;
  if outcome = 'done' then
    update public.contact_deliveries d
      set done_at = t, attempts = d.attempts + 1, claimed_until = null, last_error = null, given_up_at = null
      where d.id = delivery returning d.attempts into attempts_made;
    update public.contact_channels c
      set taken_at = t, failures = 0, failing_since = null, last_error = null, ended = 0, shown_to = '{}'
      where c.server = one.server;
    return;
  end if;

  select * into to_server from public.contact_channels c where c.server = one.server;
  takes_others := coalesce(to_server.taken_at > one.failed_at, false);
  if is_doubtful then
    kind := case
      when outcome = 'refused' and (takes_others or one.given_up_at is not null or one.channel = 'reply' and to_server.failing_since is null) then 'permanent'
      when outcome = 'unclear' and takes_others or outcome = 'delayed' and takes_others and one.doubts >= 2 then 'passing'
      else 'channel'
    end;
  end if;
  next_at := case
    when one.channel = 'reply' and (kind = 'permanent' or one.queued_at < t - interval '1 day') then 'infinity'
    when one.queued_at < t - case when kind = 'permanent' and to_server.taken_at > one.given_up_at then interval '4 days' else interval '30 days' end then 'infinity'
    when kind = 'channel' then t
    else t + public.larger_of(asked_for, public.smaller_of(make_interval(secs => wait_seconds * 4 ^ public.smaller_of(one.attempts, 9)),
      case kind when 'permanent' then interval '6 hours' else interval '1 hour' end))
  end;
  given_up := one.given_up_at is null and (kind = 'permanent' or next_at = 'infinity');
  update public.contact_deliveries d
    set claimed_until = null, last_error = left(error_code, 60), next_attempt_at = next_at,
      attempts = d.attempts + case kind when 'channel' then 0 else 1 end,
      failed_at = case when is_doubtful then t else d.failed_at end,
      doubts = d.doubts + takes_others::integer,
      given_up_at = case when given_up then t else d.given_up_at end,
      shown_to = case when given_up then '{}' else d.shown_to end
    where d.id = delivery returning d.attempts into attempts_made;
  if kind = 'channel' then
    -- Attempts that ran at the same time count once.
    update public.contact_channels c
      set failures = public.smaller_of(c.failures + public.is_over(c.paused_until, '1 hour')::integer, 9),
        failing_since = coalesce(c.failing_since, t), last_error = left(error_code, 60),
        ended = 0, shown_to = case when c.failing_since is not null then c.shown_to else '{}' end,
        paused_until = public.larger_of(
          case when public.is_over(c.paused_until, '1 hour') then t + make_interval(secs => public.smaller_of(2 ^ c.failures, wait_seconds)) else c.paused_until end,
          t + asked_for)
      where c.server = one.server;
  elsif outcome <> 'unclear' then
    -- It answers, and so it is there; whether it takes anything is another question (contact_watch).
    update public.contact_channels c set failures = 0, failing_since = null, last_error = null, ended = 0, shown_to = '{}'
      where c.server = one.server and c.failing_since is not null;
  end if;
end $$;

--------------------------------------------------------------------------------------------------------------------------
-- What is known of the whole (functions/_shared/findings.ts)

-- Stores the longest request that there can be, and takes it back: whether the database takes requests is known by doing it.
-- Gives the outcome of submit_contact; an error is the database's own.
create function public.try_contact() returns text
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  tried text;
begin
  select s.outcome into tried from public.submit_contact(jsonb_build_object(
    'name', 'try_contact', 'email', 'try_contact', 'company', 'try_contact', 'content_hash', gen_random_uuid(), 'key', gen_random_uuid(),
    'address_hash', gen_random_uuid(),
    -- Letters of three bytes, by chance, so that the database cannot make it smaller.
    'message', (select string_agg(chr(19968 + floor(random() * 20000)::integer), '') from generate_series(1, 1000))
  ), '{mail}', 1, 500000000) s;
  raise exception using errcode = 'TRYIT';
exception when sqlstate 'TRYIT' then
  return tried;
end $$;

-- What there is of ours in `public`: the owner may have other things there.
create function public.contact_tables() returns text[]
language sql immutable set search_path = ''
return '{contact_requests,contact_deliveries,contact_channels,contact_notices,contact_job,contact_counts,lead_actions,failing_deliveries,lead_states}'::text[];
create function public.contact_functions() returns text[]
language sql immutable set search_path = ''
return '{mailbox_of,is_over,smaller_of,larger_of,minutes_since,lead_of,known_request,count_contact,is_reached,seconds_to_next_hour,screen_contact,submit_contact,queue_deliveries,claim_delivery,release_delivery,finish_delivery,job_reached,finish_job,end_deliveries,next_digest,claim_notices,finish_notice,contact_tables,contact_functions,contact_watch,contact_figures,try_contact,contact_version,set_contact_rights,send_leads,export_leads,erase_leads,similar_leads,contact_health,retry_contacts,delete_old_contact_data,delete_old_job_runs,schedule_contact_jobs}'::text[];

-- The newest migration that was applied, where that is known, and a hash of what all of them made: the columns, and the
-- functions with their bodies. The function compares it with its own (functions/_shared/version.ts).
create function public.contact_version(out newest text, out hash text)
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
  end if;
  select left(md5(string_agg(part, ' ' order by part collate "C")), 12) into hash from (
    select p.proname || pg_get_function_identity_arguments(p.oid) || replace(p.prosrc, chr(13), '') as part from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = any (public.contact_functions())
    union all
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname = any (public.contact_tables())
  ) parts;
end $$;

-- What tells silence from quiet: for `/health`, which anybody may ask, from small indexes only. Null is “never” or “nothing”.
create or replace function public.contact_watch() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    -- How long ago it came to its end (finish_job).
    'jobReachedMinutesAgo', (select public.minutes_since(reached_at) from public.contact_job),
    -- Never, where somebody never got one; MAX leaves null out.
    'digestSentMinutesAgo', (select case when bool_and(sent_at is not null) then max(public.minutes_since(sent_at)) end
      from public.contact_notices where kind = 'daily'),
    'digestLateMinutes', (select max(public.minutes_since(due_at)) from public.contact_notices where kind = 'daily'),
    'noticeFailingMinutes', (select max(public.minutes_since(failing_since)) from public.contact_notices),
    'heldNotShownMinutes', (select public.minutes_since(min(created_at)) from public.contact_requests where held = 'limit' and shown_at is null),
    'refused', (select count(*) from public.contact_deliveries where given_up_at is not null and done_at is null and channel <> 'reply'),
    'oldestWaitingMinutes', (select public.minutes_since(min(queued_at)) from public.contact_deliveries
      where done_at is null and given_up_at is null and channel <> 'reply'),
    -- What the roles of the project's API may use; nothing is right.
    'open', (select count(*) from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = any (public.contact_functions()) and has_function_privilege('anon', p.oid, 'execute')),
    'tableBytes', pg_total_relation_size('public.contact_requests') + pg_total_relation_size('public.contact_deliveries')
      + pg_total_relation_size('public.contact_counts')
  ) || (
    -- Since when a server that has something to take has taken nothing, since when it fails, and since when it did neither
    -- take nor answer.
    select jsonb_object_agg(c.server || 'SilentMinutes', (
        select case when count(*) > 0 then public.minutes_since(public.larger_of(min(d.queued_at), coalesce(c.taken_at, '-infinity'))) end from public.contact_deliveries d
        where d.done_at is null and d.given_up_at is null and d.server = c.server and d.channel <> 'reply'))
      || jsonb_object_agg(c.server || 'FailingMinutes', public.minutes_since(c.failing_since))
      || jsonb_object_agg(c.server || 'AnsweredMinutesAgo',
        public.minutes_since(nullif(public.larger_of(coalesce(c.taken_at, '-infinity'), coalesce(c.checked_at, '-infinity')), '-infinity')))
    from public.contact_channels c
  );
$$;

--------------------------------------------------------------------------------------------------------------------------
-- Retention: the months are those of the privacy policy (functions/_shared/retention.ts), which the function brings.

drop function public.delete_old_contact_data(integer);
create function public.delete_old_contact_data(months integer) returns void
language sql set search_path = '' as $$
  delete from public.contact_requests where created_at < now() - make_interval(months => months);
  delete from public.contact_requests where held is not null and shown_at < now() - interval '30 days';
  delete from public.lead_actions where at < now() - make_interval(months => months);
  delete from public.contact_counts where hour < now() - interval '1 day';
$$;

-- The retry job has come to its end. The first one of an hour deletes what is old.
create function public.finish_job(months integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (select reached_at is null or reached_at < date_trunc('hour', now(), 'UTC') from public.contact_job) then
    perform public.delete_old_contact_data(months);
  end if;
  perform public.job_reached();
end $$;

create or replace function public.schedule_contact_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then return; end if;
  perform cron.schedule('contact-retry', '* * * * *', 'select public.retry_contacts()');
  perform cron.schedule('contact-job-runs', '47 3 * * *', 'select public.delete_old_job_runs()');
  -- The retry job does it.
  perform cron.unschedule(jobid) from cron.job where jobname = 'contact-retention';
end $$;
select public.schedule_contact_jobs();

--------------------------------------------------------------------------------------------------------------------------
-- Rights

-- Takes all rights from the roles of the project's API, and makes the role of `npm run leads` with its rights and policies: a
-- restore leaves both out (npm run leads -- setup).
create function public.set_contact_rights() returns void
language plpgsql set search_path = '' as $$
declare
  part text;
begin
  for part in
    select format('table %s', c.oid::regclass) from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname = any (public.contact_tables())
    union all select format('function %s', p.oid::regprocedure) from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = any (public.contact_functions())
  loop
    execute format('revoke all on %s from public, anon, authenticated', part);
  end loop;
  revoke all on sequence public.lead_actions_id_seq from public, anon, authenticated;
  if not exists (select from pg_catalog.pg_roles where rolname = 'lead_manager') then create role lead_manager nologin; end if;
  grant usage on schema public to lead_manager;
  grant select on public.contact_requests, public.contact_deliveries, public.lead_actions, public.lead_states to lead_manager;
  grant execute on function public.send_leads, public.export_leads, public.erase_leads, public.similar_leads, public.contact_health to lead_manager;
  foreach part in array '{contact_requests,contact_deliveries,lead_actions}'::text[] loop
    execute format('drop policy if exists lead_manager_reads on public.%I', part);
    execute format('create policy lead_manager_reads on public.%I for select to lead_manager using (true)', part);
  end loop;
end $$;
select public.set_contact_rights();
