-- Each recipient is a delivery of its own, a channel that fails waits as a whole, and what the owner was shown is marked.

-- The rules of the form are in functions/_shared/contact.ts; the table keeps lengths and what must not be missing.
alter table public.contact_requests
  drop constraint name_rules, drop constraint email_rules, drop constraint company_rules, drop constraint message_rules,
  drop constraint language_rules, drop constraint contact_requests_page_check, drop constraint contact_requests_topic_check,
  add constraint name_length check (char_length(name) <= 100),
  add constraint email_length check (char_length(email) <= 255),
  add constraint company_length check (char_length(company) <= 100),
  add constraint message_length check (char_length(message) <= 1000),
  add constraint source_length check (char_length(language) <= 20 and char_length(page) <= 200 and char_length(topic) <= 40);
drop function public.is_readable, public.is_tidy;

-- When a held request was shown to the owner, and when a delivery that fails was.
alter table public.contact_requests rename column digested_at to shown_at;
update public.contact_requests set shown_at = created_at where held = 'spam' and created_at < now() - interval '1 day';
alter table public.contact_deliveries rename column alerted_at to shown_at;

-- `recipient` is an address of MAIL_TO; '' until the function, which knows them, claims the mail of a request. `sending` is
-- the key of a mail or an event: the same for each attempt, another one where the owner sends it again.
alter table public.contact_deliveries
  drop constraint contact_deliveries_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column recipient text not null default '',
  add column sending uuid,
  add column queued_at timestamptz not null default now(),
  add column server text not null generated always as (case channel when 'webhook' then 'webhook' else 'mail' end) stored,
  add unique (request_id, channel, recipient);
update public.contact_deliveries d set sending = r.id, queued_at = r.created_at from public.contact_requests r where r.id = d.request_id;
alter table public.contact_deliveries alter column sending set not null;
-- What the version before gave up after eight passing failures is tried again; its replies are too old.
update public.contact_deliveries set next_attempt_at = 'infinity' where given_up_at is not null and channel = 'reply';
drop index public.contact_deliveries_due;
create index contact_deliveries_due on public.contact_deliveries (server, next_attempt_at) where done_at is null and next_attempt_at < 'infinity';

-- The mail server and the webhook's: while one limits or fails, nothing is sent to it, and no delivery loses an attempt.
create table public.contact_channels (
  server text primary key check (server in ('mail', 'webhook')),
  paused_until timestamptz not null default '-infinity',
  -- Pauses since something was last taken or refused.
  failures smallint not null default 0,
  failing_since timestamptz,
  last_error text,
  shown_at timestamptz
);
alter table public.contact_channels enable row level security;
insert into public.contact_channels (server) values ('mail'), ('webhook');

alter table public.contact_notices add column sent_at timestamptz;
alter table public.contact_job drop column called_at;

-- The same for all spellings of one mailbox: in capitals, with a plus and words after it, with dots.
create function public.mailbox_of(address text) returns text
language sql immutable parallel safe set search_path = ''
return lower(regexp_replace(replace(regexp_replace(address, '@[^@]*$', ''), '.', ''), '\+.*$', '') || substring(address from '@[^@]*$'));
drop index public.contact_requests_email;
create index contact_requests_mailbox on public.contact_requests (public.mailbox_of(email), created_at);

-- Whether a time has come. One further ahead than `within` was written while the clock was wrong.
create function public.is_over(at timestamptz, within interval) returns boolean
language sql volatile parallel safe
return at is null or at <= clock_timestamp() or (at > clock_timestamp() + within and at < 'infinity');

-- Stores a request, unless it is there already or its address sent too many. Above the overall limit it is stored and
-- held. Outcomes: stored, duplicate, limited (with the seconds to wait), invalid. The timeout is the function's own, as a
-- pooler does not pass on those of a connection.
create or replace function public.submit_contact(
  contact jsonb, delivery_channels text[], limit_per_address integer, limit_overall integer,
  out outcome text, out request_id uuid, out held_for text, out retry_after integer, out job_is_late boolean
)
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  new_key constant text := contact->>'key';
  new_content constant text := contact->>'content';
begin
  -- One at a time for the same form, so that the second sees what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(new_key, new_content), 0));
  select r.id into request_id from public.contact_requests r
    where r.key = new_key
      or (new_key is null and r.key is null and r.content_hash = new_content and r.created_at > now() - interval '10 minutes')
    limit 1;
  if found then
    outcome := 'duplicate';
    return;
  end if;

  if not public.count_contact(contact->>'address', this_hour, limit_per_address) then
    outcome := 'limited';
    retry_after := ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))::integer;
    return;
  end if;
  held_for := contact->>'held';
  if held_for is null and not public.count_contact('', this_hour, limit_overall) then held_for := 'limit'; end if;

  insert into public.contact_requests (
    name, email, company, message, language, page, topic, campaign, key, content_hash, address_hash,
    held, spam_score, spam_signs, channels
  ) values (
    contact->>'name', contact->>'email', contact->>'company', contact->>'message', contact->>'language', contact->>'page',
    contact->>'topic', coalesce(contact->'campaign', '{}'), new_key, new_content, contact->>'address', held_for,
    coalesce((contact->>'spamScore')::smallint, 0),
    array(select jsonb_array_elements_text(coalesce(contact->'spamSigns', '[]'))), delivery_channels
  ) returning id into request_id;
  if held_for is null then perform public.queue_deliveries(request_id, contact->>'email', contact->>'address'); end if;
  outcome := 'stored';
  select public.is_over(reached_at + interval '1 hour', '2 hours') into job_is_late from public.contact_job;
exception when check_violation then
  -- Caught, because the server's log would show the row.
  outcome := 'invalid';
  request_id := null;
end $$;

-- Lets the deliveries of a new request begin. A mailbox gets one reply a day, and the visitors of one address three, so
-- that nobody can fill another's mailbox.
drop function public.queue_deliveries;
create function public.queue_deliveries(request uuid, visitor text, from_address text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.contact_deliveries (request_id, channel, sending, queued_at)
    select r.id, channel, r.id, r.created_at from public.contact_requests r, unnest(r.channels) channel
    where r.id = request and channel <> 'reply';
  if not exists (select from public.contact_requests where id = request and 'reply' = any (channels)) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended(public.mailbox_of(visitor), 2));
  insert into public.contact_deliveries (request_id, channel, sending, queued_at)
    select id, 'reply', id, created_at from public.contact_requests where id = request
      and not exists (
        select from public.contact_requests r join public.contact_deliveries d on d.request_id = r.id and d.channel = 'reply'
        where public.mailbox_of(r.email) = public.mailbox_of(visitor) and d.queued_at > now() - interval '1 day')
      and 3 > (
        select count(*) from public.contact_requests r join public.contact_deliveries d on d.request_id = r.id and d.channel = 'reply'
        where r.address_hash = from_address and d.queued_at > now() - interval '1 day');
end $$;

-- Claims one delivery that is due, for `lease_seconds`, unless `at_once` are under way already: in all instances of the
-- function together, because mail servers refuse more connections. Where something is due and its server is paused, gives
-- the seconds of the pause instead.
drop function public.claim_delivery;
create function public.claim_delivery(of_server text, team text[], at_once integer, lease_seconds integer)
returns table (pause_seconds float8, delivery uuid, claim uuid, channel text, recipient text, sending uuid, queued_at timestamptz,
  id uuid, name text, email text, company text, message text, language text, page text, topic text, campaign jsonb, created_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  lease constant interval := make_interval(secs => lease_seconds);
  pause_ends timestamptz;
  due public.contact_deliveries;
begin
  perform pg_advisory_xact_lock(hashtextextended(of_server, 1));
  if (select count(*) from public.contact_deliveries d
      where d.server = of_server and d.claimed_until is not null and not public.is_over(d.claimed_until, lease)) >= at_once then
    return;
  end if;
  loop
    select * into due from public.contact_deliveries d
      where d.server = of_server and d.done_at is null and d.next_attempt_at < 'infinity'
        and public.is_over(d.next_attempt_at, '7 hours') and public.is_over(d.claimed_until, lease)
      order by d.next_attempt_at limit 1 for update skip locked;
    if not found then return; end if;
    exit when due.channel <> 'mail' or due.recipient = any (team);
    -- Its recipient is not known yet, or is not one any more: it goes to those of now.
    delete from public.contact_deliveries d where d.id = due.id;
    insert into public.contact_deliveries (request_id, channel, recipient, sending, queued_at)
      select due.request_id, 'mail', address, due.sending, due.queued_at from unnest(team) address
      on conflict do nothing;
  end loop;
  select c.paused_until into pause_ends from public.contact_channels c
    where c.server = of_server and not public.is_over(c.paused_until, '1 hour');
  if found then
    pause_seconds := extract(epoch from pause_ends - clock_timestamp());
    return next;
    return;
  end if;
  return query
    with claimed as (
      update public.contact_deliveries d set claim = gen_random_uuid(), claimed_until = clock_timestamp() + lease
        where d.id = due.id returning d.*
    )
    select null::float8, c.id, c.claim, c.channel, c.recipient, c.sending, c.queued_at,
        r.id, r.name, r.email, r.company, r.message, r.language, r.page, r.topic, r.campaign, r.created_at
      from claimed c join public.contact_requests r on r.id = c.request_id;
end $$;

-- Ends an attempt. Outcomes:
-- `done`;
-- `passing`: tried again after `wait_seconds`, then four times as late, at most an hour, for thirty days;
-- `permanent`: the owner is told at once, and it is tried for four days all the same, because a server that is set up
--   wrongly refuses everything for good;
-- `channel`: the server limits or fails; nothing is sent to it for 1, 2, 4 and at most `wait_seconds`, or for the
--   `pause_for` seconds that it asks for.
-- A reply is tried for a day, and not again after a refusal for good. The same attempt is counted once, however often its
-- end is told.
drop function public.finish_delivery;
create function public.finish_delivery(delivery uuid, of_claim uuid, outcome text, error_code text, wait_seconds integer, pause_for integer,
  out attempts_made smallint, out given_up boolean)
language plpgsql set search_path = '' as $$
declare
  t constant timestamptz := clock_timestamp();
  of_server text;
begin
  if outcome = 'done' then
    update public.contact_deliveries d
      set done_at = t, attempts = d.attempts + 1, claimed_until = null, last_error = null, given_up_at = null
      where d.id = delivery and d.done_at is null returning d.server into of_server;
  else
    update public.contact_deliveries d
      set claimed_until = null, last_error = left(error_code, 60),
        attempts = d.attempts + case outcome when 'channel' then 0 else 1 end,
        next_attempt_at = case
          when d.channel = 'reply' and (outcome = 'permanent' or d.queued_at < t - interval '1 day')
            or d.queued_at < t - case outcome when 'permanent' then interval '4 days' else interval '30 days' end then 'infinity'
          when outcome = 'channel' then t
          else t + least(make_interval(secs => wait_seconds * 4 ^ least(d.attempts, 9)),
            case outcome when 'permanent' then interval '6 hours' else interval '1 hour' end)
        end
      where d.id = delivery and d.done_at is null and d.claim = of_claim and d.claimed_until is not null
      returning d.server into of_server;
    update public.contact_deliveries d set given_up_at = t, shown_at = null
      where d.id = delivery and of_server is not null and d.given_up_at is null
        and (outcome = 'permanent' or d.next_attempt_at = 'infinity')
      returning true into given_up;
  end if;
  if outcome = 'channel' and of_server is not null then
    -- Attempts that ran at the same time count once.
    update public.contact_channels c
      set failures = least(c.failures + public.is_over(c.paused_until, '1 hour')::integer, 9),
        failing_since = coalesce(c.failing_since, t), last_error = left(error_code, 60),
        paused_until = greatest(
          case when public.is_over(c.paused_until, '1 hour') then t + make_interval(secs => least(2 ^ c.failures, wait_seconds)) else c.paused_until end,
          t + make_interval(secs => least(coalesce(pause_for, 0), 3600)))
      where c.server = of_server;
  elsif of_server is not null then
    update public.contact_channels c set failures = 0, failing_since = null, last_error = null, shown_at = null
      where c.server = of_server and c.failing_since is not null;
  end if;
  select d.attempts, coalesce(given_up, false) into attempts_made, given_up from public.contact_deliveries d where d.id = delivery;
end $$;

-- Deliveries of which the owner is to be told: given up, or failing for an hour and more. A visitor's address that takes no
-- reply is in the digest only.
create view public.failing_deliveries with (security_invoker = true) as
  select d.* from public.contact_deliveries d
  where d.done_at is null and d.channel <> 'reply' and (d.given_up_at is not null or d.attempts >= 4);

-- Claims the notices that are due and have something to tell, for five minutes.
create or replace function public.claim_notices(with_daily boolean) returns setof text
language sql set search_path = '' as $$
  update public.contact_notices n set claimed_until = now() + interval '5 minutes'
    where public.is_over(n.due_at, '25 hours') and public.is_over(n.claimed_until, '5 minutes') and case n.kind
      when 'held' then exists (select from public.contact_requests where held = 'limit' and shown_at is null)
      when 'given-up' then exists (select from public.failing_deliveries where shown_at is null)
        or exists (select from public.contact_channels where failing_since < now() - interval '1 hour' and shown_at is null)
      when 'job-late' then exists (select from public.contact_job where public.is_over(reached_at + interval '1 hour', '2 hours'))
      when 'daily' then with_daily
    end
    returning n.kind;
$$;

-- A notice was sent: the next of its kind comes later, the digest at seven in the morning (UTC).
create or replace function public.finish_notice(which text) returns void
language sql set search_path = '' as $$
  update public.contact_notices set claimed_until = null, sent_at = now(), due_at = case which
      when 'daily' then (date_trunc('day', now() at time zone 'UTC' - interval '7 hours') + interval '31 hours') at time zone 'UTC'
      when 'job-late' then now() + interval '1 day'
      when 'held' then now() + interval '1 hour'
      else now() + interval '1 minute'
    end
    where kind = which;
$$;

-- Counts that the owner's daily digest, `npm run leads -- doctor` and `/health` show.
create or replace function public.contact_figures(since interval default '1 day') returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'received', (select count(*) from public.contact_requests where created_at > now() - since),
    'held', (select count(*) from public.contact_requests where held = 'limit'),
    'spam', (select count(*) from public.contact_requests where held = 'spam' and created_at > now() - since),
    'mailed', (select count(distinct request_id) from public.contact_deliveries where channel = 'mail' and done_at > now() - since),
    'waiting', (select count(distinct request_id) from public.contact_deliveries where done_at is null and given_up_at is null and channel <> 'reply'),
    'givenUp', (select count(distinct request_id) from public.contact_deliveries where done_at is null and given_up_at is not null and channel <> 'reply'),
    'refusedReplies', (select count(*) from public.contact_deliveries where given_up_at > now() - since and channel = 'reply'),
    'oldestWaitingMinutes', (select greatest(0, floor(extract(epoch from now() - min(queued_at)) / 60)) from public.contact_deliveries
      where done_at is null and given_up_at is null and channel <> 'reply'),
    'jobReachedMinutesAgo', (select greatest(0, floor(extract(epoch from now() - reached_at) / 60)) from public.contact_job),
    'digestSentMinutesAgo', (select floor(extract(epoch from now() - sent_at) / 60) from public.contact_notices where kind = 'daily'),
    'mailFailingMinutes', (select floor(extract(epoch from now() - failing_since) / 60) from public.contact_channels where server = 'mail'),
    'webhookFailingMinutes', (select floor(extract(epoch from now() - failing_since) / 60) from public.contact_channels where server = 'webhook'),
    'tableBytes', pg_total_relation_size('public.contact_requests')
  );
$$;

-- Calls the function, each minute: it sends what is due, and notes that the job has reached it. Address, secret and region
-- come from the project's vault: see supabase/README.md.
create or replace function public.retry_contacts() returns void
language plpgsql set search_path = '' as $$
declare
  secrets jsonb;
begin
  execute 'select coalesce(jsonb_object_agg(name, decrypted_secret), ''{}'') from vault.decrypted_secrets where name like ''contact\_%''' into secrets;
  if secrets->>'contact_function_url' is null or secrets->>'contact_retry_secret' is null then
    raise warning 'contact_function_url or contact_retry_secret is not in the vault: no mail is sent again';
    return;
  end if;
  -- The function answers within 50 seconds and goes on with what is left.
  execute 'select net.http_post(url => $1, body => ''{}''::jsonb, headers => $2, timeout_milliseconds => 60000)'
    using secrets->>'contact_function_url' || '/retry', jsonb_strip_nulls(jsonb_build_object(
      'Content-Type', 'application/json', 'X-Retry-Secret', secrets->>'contact_retry_secret', 'x-region', secrets->>'contact_function_region'));
end $$;

-- A request with what became of it: `mailed` once every recipient has it. Held and spam were never mailed alone.
drop view public.leads;
create view public.leads with (security_invoker = true) as
  select r.id, r.created_at, r.name, r.email, r.company, r.message, r.language, r.page, r.topic, r.campaign,
    coalesce(r.held, case when m.given_up then 'given-up' when m.done then 'mailed' else 'waiting' end) as status,
    m.recipients, m.attempts, m.last_error, m.mailed_at,
    case when w.request_id is null then 'none' when w.done_at is not null then 'sent' when w.given_up_at is not null then 'given-up' else 'waiting' end as webhook,
    r.spam_score, r.spam_signs
  from public.contact_requests r
  cross join lateral (
    select bool_or(d.given_up_at is not null and d.done_at is null) as given_up, bool_and(d.done_at is not null) as done,
      count(d.done_at) || ' of ' || count(*) as recipients, max(d.attempts) as attempts, max(d.last_error) as last_error, max(d.done_at) as mailed_at
    from public.contact_deliveries d where d.request_id = r.id and d.channel = 'mail'
  ) m
  left join public.contact_deliveries w on w.request_id = r.id and w.channel = 'webhook';

-- Sends what was not delivered: now what waits, under a new key what was given up, for the first time what was held. What
-- has arrived is sent again only with `again`. Gives those that there are, and whether they will be sent.
drop function public.send_leads;
create function public.send_leads(ids uuid[], again boolean) returns table (id uuid, queued boolean)
language plpgsql security definer set search_path = '' as $$
declare
  lead public.contact_requests;
  gone text[];
  new_sending uuid;
begin
  for lead in select * from public.contact_requests r where r.id = any (ids) for update loop
    id := lead.id;
    queued := again or lead.held is not null or not exists (select from public.contact_deliveries d where d.request_id = lead.id and d.channel = 'mail')
      or exists (select from public.contact_deliveries d where d.request_id = lead.id and d.channel <> 'reply' and d.done_at is null);
    if queued then
      new_sending := gen_random_uuid();
      with deleted as (
        delete from public.contact_deliveries d
          where d.request_id = lead.id and d.channel <> 'reply' and (d.given_up_at is not null or (again and d.done_at is not null))
          returning d.channel
      )
      select array_agg(deleted.channel) into gone from deleted;
      update public.contact_deliveries d set next_attempt_at = now()
        where d.request_id = lead.id and d.channel <> 'reply' and d.done_at is null;
      insert into public.contact_deliveries (request_id, channel, sending)
        select lead.id, c.name, new_sending from unnest(lead.channels) c (name)
        where c.name <> 'reply' and (c.name = any (gone)
          or not exists (select from public.contact_deliveries d where d.request_id = lead.id and d.channel = c.name))
        on conflict do nothing;
      update public.contact_requests r set held = null where r.id = lead.id;
      insert into public.lead_actions (action, request_ids) values ('send', array[lead.id]);
    end if;
    return next;
  end loop;
end $$;

-- What is stored about others, or under another spelling, that a person's request may mean too.
create function public.similar_leads(address text) returns table (id uuid, why text)
language sql stable security definer set search_path = '' as $$
  select r.id, case when public.mailbox_of(r.email) = public.mailbox_of(address) then 'from ' || r.email else 'names the address' end
  from public.contact_requests r
  where lower(r.email) <> lower(address)
    and (public.mailbox_of(r.email) = public.mailbox_of(address) or position(lower(address) in lower(r.message)) > 0);
$$;

-- What `npm run leads -- doctor` shows of the database. What this database lacks is null.
create or replace function public.contact_health() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  health jsonb;
  part jsonb;
begin
  health := jsonb_build_object('now', clock_timestamp(), 'figures', public.contact_figures(),
    'channels', (select jsonb_object_agg(server, last_error) from public.contact_channels where failing_since is not null),
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

-- The end of a request's transaction is bounded too where the database can do it (PostgreSQL 17).
do $$
begin
  if current_setting('server_version_num')::integer >= 170000 then
    alter function public.submit_contact set transaction_timeout = '9s';
  end if;
end $$;

revoke all on public.contact_channels, public.leads, public.failing_deliveries from public, anon, authenticated;
revoke all on function
  public.mailbox_of, public.is_over, public.queue_deliveries, public.claim_delivery, public.finish_delivery, public.send_leads,
  public.similar_leads
  from public, anon, authenticated;
grant select on public.leads to lead_manager;
grant execute on function public.send_leads, public.similar_leads to lead_manager;
