-- Contact requests: stored first, sent about afterwards. Only the function send-contact-email works with them; requests
-- through the project's API as anon or authenticated get 42501. The owner reads them as lead_manager (npm run leads).

--------------------------------------------------------------------------------------------------------------------------
-- Tables

-- The rules of the form are in functions/_shared/form.ts and contact.ts; the table keeps lengths and what must not be
-- missing. A new field is a column with a default: everything below takes and gives the row whole.
create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint name_length check (char_length(name) <= 100),
  email text not null constraint email_length check (char_length(email) <= 255),
  company text not null constraint company_length check (char_length(company) <= 100),
  message text not null constraint message_length check (char_length(message) <= 1000),
  -- Where the visitor used the form, about what, and the utm_* parameters of the address that they came with.
  language text,
  page text,
  topic text,
  campaign jsonb not null default '{}' check (pg_column_size(campaign) <= 2000),
  -- One for each filled form: the browser's key and the content, hashed. Forms without JavaScript have none.
  key text unique,
  -- Address and content, hashed: tells a form that was sent twice where there is no key.
  content_hash text not null,
  -- The visitor's address, hashed; null where it is not known.
  address_hash text,
  -- Held requests are stored and reach the owner in a digest: above the overall limit, or likely spam.
  held text check (held in ('limit', 'spam')),
  spam_score smallint not null default 0,
  spam_signs text[] not null default '{}',
  -- To which recipients a digest has shown a held request, and when all of them had seen it.
  shown_to text[] not null default '{}',
  shown_at timestamptz,
  channels text[] not null default '{mail}',
  constraint source_length check (char_length(language) <= 20 and char_length(page) <= 200 and char_length(topic) <= 40)
);
create index contact_requests_content on public.contact_requests (content_hash, created_at);
create index contact_requests_age on public.contact_requests (created_at);
create index contact_requests_held on public.contact_requests (created_at) where held is not null;
create index contact_requests_not_shown on public.contact_requests (held, created_at) where held is not null and shown_at is null;

-- What is sent about a request: the mail to each recipient, the webhook, the reply to the visitor, each with its own
-- attempts. An attempt is counted when it has ended, so that one which was claimed and not made loses nothing.
create table public.contact_deliveries (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.contact_requests on delete cascade,
  channel text not null check (channel in ('mail', 'webhook', 'reply')),
  server text not null generated always as (case channel when 'webhook' then 'webhook' else 'mail' end) stored,
  -- The mailbox of one of MAIL_TO; '' until the function, which knows them, claims the mail of a request.
  recipient text not null default '',
  -- The key of a mail or an event: the same for each attempt, another one where the owner sends it again.
  sending uuid not null,
  queued_at timestamptz not null default now(),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Of the latest attempt. While it runs, nobody else may begin one before `claimed_until`.
  claim uuid,
  claimed_until timestamptz,
  -- A code, such as SMTP's; never the words of an answer, which can name people.
  last_error text,
  -- When it last failed in a way that may be the server's or its own.
  failed_at timestamptz,
  done_at timestamptz,
  given_up_at timestamptz,
  -- To whom an alert or a digest has shown that it fails.
  shown_to text[] not null default '{}',
  unique (request_id, channel, recipient)
);
create index contact_deliveries_due on public.contact_deliveries (server, next_attempt_at) where done_at is null and next_attempt_at < 'infinity';
create index contact_deliveries_undone on public.contact_deliveries (queued_at) where done_at is null;
create index contact_deliveries_done on public.contact_deliveries (done_at) where done_at is not null;
create index contact_deliveries_claimed on public.contact_deliveries (claimed_until) where claimed_until is not null;
create index contact_deliveries_given_up on public.contact_deliveries (given_up_at) where given_up_at is not null;
create index contact_deliveries_replies on public.contact_deliveries (queued_at) where channel = 'reply';

-- The mail server and the webhook's: while one limits or fails, nothing is sent to it, and no delivery loses an attempt.
create table public.contact_channels (
  server text primary key check (server in ('mail', 'webhook')),
  paused_until timestamptz not null default '-infinity',
  -- Pauses since something was last taken or refused.
  failures smallint not null default 0,
  failing_since timestamptz,
  taken_at timestamptz,
  last_error text,
  -- Deliveries that ended unsent, because the settings have no such channel any more (end_deliveries).
  ended integer not null default 0,
  shown_to text[] not null default '{}'
);
insert into public.contact_channels (server) values ('mail'), ('webhook');

-- What each recipient is told besides the requests themselves, and when it is due again. `recipient` is a mailbox of
-- MAIL_TO, or 'webhook'.
create table public.contact_notices (
  kind text not null,
  recipient text not null,
  due_at timestamptz not null,
  claimed_until timestamptz,
  sent_at timestamptz,
  failing_since timestamptz,
  last_error text,
  primary key (kind, recipient)
);

-- One row: when the retry job last reached the function; null where it never did.
create table public.contact_job (
  only_row boolean primary key default true check (only_row),
  installed_at timestamptz not null default now(),
  reached_at timestamptz
);
insert into public.contact_job default values;

-- How often something was done in an hour: by one address, by all ('unknown': those without an address), overall ('').
create table public.contact_counts (
  subject text not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (subject, hour)
);

-- Who did what to which requests: never a name, an address or a message.
create table public.lead_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default session_user,
  action text not null check (action in ('export', 'erase', 'send')),
  request_ids uuid[] not null
);

--------------------------------------------------------------------------------------------------------------------------
-- What is the same, and what is over

-- The same for all spellings of one mailbox: in capitals, with a plus and words after it, with dots.
create function public.mailbox_of(address text) returns text
language sql immutable parallel safe set search_path = ''
return lower(regexp_replace(replace(regexp_replace(address, '@[^@]*$', ''), '.', ''), '\+.*$', '') || substring(address from '@[^@]*$'));
create index contact_requests_mailbox on public.contact_requests (public.mailbox_of(email), created_at);
create index contact_requests_email on public.contact_requests (lower(email));

-- Whether a time has come. One further ahead than `within` was written while the clock was wrong.
create function public.is_over(at timestamptz, within interval) returns boolean
language sql volatile parallel safe set search_path = ''
return at is null or at <= clock_timestamp() or (at > clock_timestamp() + within and at < 'infinity');

-- The smaller and the larger of two values, null where one is not known. LEAST and GREATEST leave null out in silence, so
-- that nothing here uses them (tests/backend/schema.test.ts).
create function public.smaller_of(one anycompatible, other anycompatible) returns anycompatible
language sql immutable parallel safe set search_path = ''
as $$ select case when one <= other then one when one > other then other end $$;
create function public.larger_of(one anycompatible, other anycompatible) returns anycompatible
language sql immutable parallel safe set search_path = ''
as $$ select case when one >= other then one when one < other then other end $$;

-- Minutes since a time, which are never negative; null where there is none.
create function public.minutes_since(at timestamptz) returns float8
language sql stable parallel safe set search_path = ''
return floor(public.larger_of(0, extract(epoch from now() - at)) / 60);

-- A request as its mail, webhook and reply have it: without hashes, and without what is about its handling.
create function public.lead_of(request public.contact_requests) returns jsonb
language sql stable set search_path = ''
return to_jsonb(request) - '{key,content_hash,address_hash,held,spam_score,spam_signs,shown_to,shown_at,channels}'::text[];

-- The request that another one repeats: of the same key, or without one of the same content within ten minutes.
create function public.known_request(new_key text, new_content text) returns public.contact_requests
language sql stable set search_path = '' as $$
  select r.* from public.contact_requests r
    where r.key = new_key
      or (new_key is null and r.key is null and r.content_hash = new_content and r.created_at > now() - interval '10 minutes')
    limit 1;
$$;

--------------------------------------------------------------------------------------------------------------------------
-- Taking a request

-- Adds one to a count; false, and nothing added, where the limit is reached.
create function public.count_contact(who text, this_hour timestamptz, at_most integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.contact_counts as c (subject, hour, requests) values (who, this_hour, 1)
    on conflict (subject, hour) do update set requests = c.requests + 1 where c.requests < at_most;
  return found;
end $$;

create function public.is_reached(who text, this_hour timestamptz, at_most integer) returns boolean
language sql stable set search_path = ''
return exists (select from public.contact_counts where subject = who and hour = this_hour and requests >= at_most);

create function public.seconds_to_next_hour() returns integer
language sql volatile set search_path = ''
return ceil(extract(epoch from date_trunc('hour', now(), 'UTC') + interval '1 hour' - clock_timestamp()))::integer;

-- What is known of a request before the challenge's service is asked about it: `duplicate`, `limited`, `full`, or null to
-- ask. An address may ask three times as often as it may send.
create function public.screen_contact(contact jsonb, limit_per_address integer, limit_overall integer, out outcome text, out retry_after integer)
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  who constant text := coalesce(contact->>'address_hash', 'unknown');
  known public.contact_requests := public.known_request(contact->>'key', contact->>'content_hash');
begin
  if known.id is not null and known.held is distinct from 'spam' then
    outcome := 'duplicate';
  elsif known.id is null and public.is_reached('', this_hour, limit_overall) and public.is_reached('held', this_hour, limit_overall * 3) then
    outcome := 'full';
    retry_after := public.seconds_to_next_hour();
  elsif known.id is null and public.is_reached(who, this_hour, limit_per_address)
    or not public.count_contact('challenge ' || who, this_hour, limit_per_address * 3) then
    outcome := 'limited';
    retry_after := public.seconds_to_next_hour();
  end if;
end $$;

-- Stores a request, unless it is there already or its address sent too many; all whose address is not known share one
-- limit. Above the overall limit it is stored and held; of held ones three times as many are stored in an hour, and 30,000
-- (about 50 MB) in all. A request that was held as spam and comes again without its signs is one like any other.
-- Outcomes: stored, duplicate, limited or full (with the seconds to wait), invalid. `contact` is what the function has
-- checked, by the names of the columns. The timeout is the function's own, as a pooler does not pass on those of a
-- connection.
create function public.submit_contact(
  contact jsonb, delivery_channels text[], limit_per_address integer, limit_overall integer,
  out outcome text, out request_id uuid, out held_for text, out retry_after integer, out job_is_late boolean
)
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  known public.contact_requests;
  request jsonb;
  names text;
begin
  -- One at a time for the same form, so that the second sees what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(contact->>'key', contact->>'content_hash'), 0));
  known := public.known_request(contact->>'key', contact->>'content_hash');
  held_for := contact->>'held';
  if known.id is not null and (known.held is distinct from 'spam' or held_for is not null) then
    request_id := known.id;
    outcome := 'duplicate';
    return;
  end if;

  -- Before its address is counted, as a flood of addresses would fill the table of counts.
  if known.id is null and (held_for is not null or public.is_reached('', this_hour, limit_overall))
    and public.is_reached('held', this_hour, limit_overall * 3) then
    outcome := 'full';
    retry_after := public.seconds_to_next_hour();
    return;
  end if;
  if known.id is null and not public.count_contact(coalesce(contact->>'address_hash', 'unknown'), this_hour, limit_per_address) then
    outcome := 'limited';
    retry_after := public.seconds_to_next_hour();
    return;
  end if;
  if held_for is null and not public.count_contact('', this_hour, limit_overall) then held_for := 'limit'; end if;
  if held_for is not null and known.id is null and (
    not public.count_contact('held', this_hour, limit_overall * 3)
    or (select count(*) from (select from public.contact_requests where held is not null limit 30000) as kept) >= 30000
  ) then
    outcome := 'full';
    retry_after := public.seconds_to_next_hour();
    return;
  end if;

  if known.id is not null then
    update public.contact_requests
      set held = held_for, spam_score = (contact->>'spam_score')::smallint, channels = delivery_channels, shown_to = '{}', shown_at = null
      where id = known.id returning id into request_id;
  else
    -- Of what was sent, the columns that there are; the others have their defaults.
    request := contact || jsonb_build_object('held', held_for, 'channels', to_jsonb(delivery_channels));
    select string_agg(quote_ident(attname), ', ') into names from pg_catalog.pg_attribute
      where attrelid = 'public.contact_requests'::regclass and attnum > 0 and not attisdropped and request ? attname;
    execute format(
      'insert into public.contact_requests (%1$s) select %1$s from jsonb_populate_record(null::public.contact_requests, $1) returning id', names)
      using request into request_id;
  end if;
  if held_for is null then perform public.queue_deliveries(request_id, contact->>'email', contact->>'address_hash'); end if;
  outcome := 'stored';
  select public.is_over(coalesce(reached_at, installed_at) + interval '1 hour', '2 hours') into job_is_late from public.contact_job;
exception when check_violation then
  -- Caught, because the server's log would show the row.
  outcome := 'invalid';
  request_id := null;
end $$;

-- The end of a request's transaction is bounded too where the database can do it (PostgreSQL 17).
do $$
begin
  if current_setting('server_version_num')::integer >= 170000 then
    alter function public.submit_contact set transaction_timeout = '9s';
  end if;
end $$;

-- Lets the deliveries of a request begin. A mailbox gets one reply a day, and the visitors of one address three (those
-- without a known one together), so that nobody can fill another's mailbox.
create function public.queue_deliveries(request uuid, visitor text, from_address text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.contact_deliveries (request_id, channel, sending)
    select r.id, channel, r.id from public.contact_requests r, unnest(r.channels) channel
    where r.id = request and channel <> 'reply';
  if not exists (select from public.contact_requests where id = request and 'reply' = any (channels)) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended(public.mailbox_of(visitor), 2));
  insert into public.contact_deliveries (request_id, channel, sending)
    select id, 'reply', id from public.contact_requests where id = request
      and not exists (
        select from public.contact_requests r join public.contact_deliveries d on d.request_id = r.id and d.channel = 'reply'
        where public.mailbox_of(r.email) = public.mailbox_of(visitor) and d.queued_at > now() - interval '1 day')
      and 3 > (
        select count(*) from public.contact_deliveries d join public.contact_requests r on r.id = d.request_id
        where d.channel = 'reply' and d.queued_at > now() - interval '1 day' and r.address_hash is not distinct from from_address);
end $$;

--------------------------------------------------------------------------------------------------------------------------
-- Sending

-- Claims one delivery that is due, for `lease_seconds`, unless `at_once` are under way already: in all instances of the
-- function together, because mail servers refuse more connections. Where something is due and its server is paused, gives
-- the seconds of the pause instead. `team` are the mailboxes of MAIL_TO.
create function public.claim_delivery(of_server text, team text[], at_once integer, lease_seconds integer)
returns table (pause_seconds float8, delivery uuid, claim uuid, channel text, recipient text, sending uuid, queued_at timestamptz, lead jsonb)
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
      select due.request_id, 'mail', mailbox, due.sending, due.queued_at from unnest(team) mailbox
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
    select null::float8, c.id, c.claim, c.channel, c.recipient, c.sending, c.queued_at, public.lead_of(r)
      from claimed c join public.contact_requests r on r.id = c.request_id;
end $$;

-- Gives back a claim without cost, where no attempt was made.
create function public.release_delivery(of_claim uuid) returns void
language sql set search_path = '' as $$
  update public.contact_deliveries set claimed_until = null where claim = of_claim and done_at is null;
$$;

-- Ends an attempt. Outcomes:
-- `done`;
-- `passing`: tried again after `wait_seconds`, then four times as late, at most an hour, for thirty days;
-- `permanent`: the owner is told at once, and it is tried all the same, because a server that is set up wrongly refuses
--   everything for good: for four days where the server has taken others since, else for thirty;
-- `channel`: the server limits or is away; nothing is sent to it for 1, 2, 4 and at most `wait_seconds`, or for the
--   `pause_for` seconds that it asks for;
-- `unclear`: the server fails, perhaps over this one. It is `passing` where the server has taken others since this one last
--   failed so, else `channel`.
-- A reply is tried for a day, and not again after a refusal for good. The same attempt is counted once, however often its
-- end is told.
create function public.finish_delivery(delivery uuid, of_claim uuid, outcome text, error_code text, wait_seconds integer, pause_for integer,
  out attempts_made smallint, out given_up boolean)
language plpgsql set search_path = '' as $$
declare
  t constant timestamptz := clock_timestamp();
  -- How long the server asks to wait; nothing where it says nothing.
  asked_for constant interval := make_interval(secs => public.smaller_of(coalesce(pause_for, 0), 3600));
  kind text := outcome;
  one public.contact_deliveries;
  taken timestamptz;
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

  select c.taken_at into taken from public.contact_channels c where c.server = one.server;
  if kind = 'unclear' then kind := case when taken > one.failed_at then 'passing' else 'channel' end; end if;
  next_at := case
    when one.channel = 'reply' and (kind = 'permanent' or one.queued_at < t - interval '1 day') then 'infinity'
    when one.queued_at < t - case when kind = 'permanent' and taken > one.given_up_at then interval '4 days' else interval '30 days' end then 'infinity'
    when kind = 'channel' then t
    else t + public.larger_of(asked_for, public.smaller_of(make_interval(secs => wait_seconds * 4 ^ public.smaller_of(one.attempts, 9)),
      case kind when 'permanent' then interval '6 hours' else interval '1 hour' end))
  end;
  given_up := one.given_up_at is null and (kind = 'permanent' or next_at = 'infinity');
  update public.contact_deliveries d
    set claimed_until = null, last_error = left(error_code, 60), next_attempt_at = next_at,
      attempts = d.attempts + case kind when 'channel' then 0 else 1 end,
      failed_at = case outcome when 'unclear' then t else d.failed_at end,
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

-- The retry job has reached the function. Counts of hours that are over go with the first call of the next.
create function public.job_reached() returns void
language plpgsql set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
begin
  if (select reached_at is null or reached_at < this_hour from public.contact_job) then
    delete from public.contact_counts where hour < this_hour;
  end if;
  update public.contact_job set reached_at = now() where only_row;
end $$;

-- Ends what waits for a channel that the settings do not have any more, which nothing would ever send, and forgets that its
-- server failed. The owner is told how much. An instance of the function with older settings lives for less than an hour.
create function public.end_deliveries(kept text[]) returns integer
language plpgsql set search_path = '' as $$
declare
  events integer;
  all_ended integer;
begin
  with deleted as (
    delete from public.contact_deliveries d
      where d.done_at is null and d.channel <> all (kept) and d.queued_at < now() - interval '1 hour' returning d.channel
  )
  select count(*) filter (where deleted.channel = 'webhook'), count(*) into events, all_ended from deleted;
  if 'webhook' <> all (kept) then
    update public.contact_channels c
      set paused_until = '-infinity', failures = 0, failing_since = null, last_error = null,
        ended = c.ended + events, shown_to = case when events > 0 then '{}' else c.shown_to end
      where c.server = 'webhook' and (events > 0 or c.failing_since < now() - interval '1 hour');
  end if;
  return all_ended;
end $$;

--------------------------------------------------------------------------------------------------------------------------
-- Telling the owner

-- Deliveries of which the owner is to be told: given up, or failing for an hour and more. A visitor's address that takes no
-- reply is in the digest only.
create view public.failing_deliveries with (security_invoker = true) as
  select d.* from public.contact_deliveries d
  where d.done_at is null and d.channel <> 'reply' and (d.given_up_at is not null or d.attempts >= 4);

-- Seven in the morning (UTC), the next time.
create function public.next_digest() returns timestamptz
language sql stable set search_path = ''
return (date_trunc('day', now() at time zone 'UTC' - interval '7 hours') + interval '31 hours') at time zone 'UTC';

-- Claims the notices that are due and have something to tell, each for one recipient and for five minutes. Alerts go to the
-- webhook too, as the mail may be what is broken.
create function public.claim_notices(with_daily boolean, team text[], with_webhook boolean) returns table (kind text, recipient text)
language plpgsql set search_path = '' as $$
begin
  delete from public.contact_notices n
    where n.recipient <> all (team) and not (with_webhook and n.recipient = 'webhook') or n.kind = 'daily' and not with_daily;
  -- Nobody waits any more for what only somebody who has left was not shown.
  if found then
    update public.contact_requests r set shown_at = now() where r.held is not null and r.shown_at is null and r.shown_to @> team;
  end if;
  insert into public.contact_notices (kind, recipient, due_at)
    select k, r, case k when 'daily' then public.next_digest() else now() end
      from unnest('{held,daily,given-up,job-late}'::text[]) k, unnest(team) r where k <> 'daily' or with_daily
    union all select k, 'webhook', now() from unnest('{given-up,job-late}'::text[]) k where with_webhook
    on conflict do nothing;
  return query
    update public.contact_notices n set claimed_until = now() + interval '5 minutes'
      where public.is_over(n.due_at, '25 hours') and public.is_over(n.claimed_until, '5 minutes') and case n.kind
        when 'held' then exists (select from public.contact_requests r where r.held = 'limit' and r.shown_at is null and n.recipient <> all (r.shown_to))
        when 'given-up' then exists (select from public.failing_deliveries d where n.recipient <> all (d.shown_to))
          or exists (select from public.contact_channels c
            where (c.failing_since < now() - interval '1 hour' or c.ended > 0) and n.recipient <> all (c.shown_to))
        when 'job-late' then exists (select from public.contact_job where public.is_over(coalesce(reached_at, installed_at) + interval '1 hour', '2 hours'))
        when 'daily' then true
      end
      returning n.kind, n.recipient;
end $$;

-- A notice was sent to a recipient, or was not: then it is tried again after five minutes, and at most an hour. What it
-- showed, by id, is not shown to them again.
create function public.finish_notice(of_kind text, to_recipient text, shown uuid[], servers text[], error_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if error_code is not null then
    update public.contact_notices n
      set claimed_until = null, failing_since = coalesce(n.failing_since, now()), last_error = left(error_code, 60),
        due_at = now() + public.larger_of(interval '5 minutes', public.smaller_of(now() - coalesce(n.failing_since, now()), interval '1 hour'))
      where n.kind = of_kind and n.recipient = to_recipient;
    return;
  end if;
  update public.contact_notices n set claimed_until = null, sent_at = now(), failing_since = null, last_error = null, due_at = case of_kind
      when 'daily' then public.next_digest()
      when 'job-late' then now() + interval '1 day'
      when 'held' then now() + interval '1 hour'
      else now() + interval '1 minute'
    end
    where n.kind = of_kind and n.recipient = to_recipient;
  update public.contact_requests r
    set shown_to = r.shown_to || to_recipient,
      shown_at = case when not exists (select from public.contact_notices n
        where n.kind = of_kind and n.recipient <> all (r.shown_to || to_recipient)) then now() end
    where r.id = any (shown) and to_recipient <> all (r.shown_to);
  update public.contact_deliveries d set shown_to = d.shown_to || to_recipient
    where d.id = any (shown) and to_recipient <> all (d.shown_to);
  update public.contact_channels c set shown_to = c.shown_to || to_recipient
    where c.server = any (servers) and to_recipient <> all (c.shown_to);
end $$;

-- What tells silence from quiet (functions/_shared/silence.ts): for `/health`, which anybody may ask, from small indexes
-- only. Null is “never” or “nothing”.
create function public.contact_watch() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
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
    'tableBytes', pg_total_relation_size('public.contact_requests') + pg_total_relation_size('public.contact_deliveries')
      + pg_total_relation_size('public.contact_counts')
  ) || (
    -- Since when a server that has something to take has taken nothing, and since when it fails.
    select jsonb_object_agg(c.server || 'SilentMinutes', (
        select case when count(*) > 0 then public.minutes_since(public.larger_of(min(d.queued_at), coalesce(c.taken_at, '-infinity'))) end from public.contact_deliveries d
        where d.done_at is null and d.server = c.server and d.channel <> 'reply'))
      || jsonb_object_agg(c.server || 'FailingMinutes', public.minutes_since(c.failing_since))
    from public.contact_channels c
  );
$$;

-- Counts that the owner's daily digest and `npm run leads -- doctor` show.
create function public.contact_figures(since interval default '1 day') returns jsonb
language sql stable set search_path = '' as $$
  select public.contact_watch() || jsonb_build_object(
    'received', (select count(*) from public.contact_requests where created_at > now() - since),
    'held', (select count(*) from public.contact_requests where held = 'limit'),
    'spam', (select count(*) from public.contact_requests where held = 'spam' and created_at > now() - since),
    'mailed', (select count(distinct request_id) from public.contact_deliveries where channel = 'mail' and done_at > now() - since),
    'waiting', (select count(distinct request_id) from public.contact_deliveries where done_at is null and given_up_at is null and channel <> 'reply'),
    'givenUp', (select count(distinct request_id) from public.contact_deliveries where done_at is null and given_up_at is not null and channel <> 'reply'),
    'refusedReplies', (select count(*) from public.contact_deliveries where given_up_at > now() - since and channel = 'reply')
  );
$$;

--------------------------------------------------------------------------------------------------------------------------
-- The role of `npm run leads`: it reads requests and their deliveries, and changes them only through the functions below,
-- each of which keeps a record of what was done. It cannot log in until the owner gives it a password:
-- npm run leads -- setup --password

do $$
begin
  if not exists (select from pg_roles where rolname = 'lead_manager') then
    create role lead_manager nologin;
  end if;
end $$;

-- What became of each request: `mailed` once every recipient has it. Held and spam were never mailed alone. For the
-- requests themselves: select * from contact_requests natural join lead_states.
create view public.lead_states with (security_invoker = true) as
  select r.id,
    coalesce(r.held, case when m.given_up then 'given-up' when m.done then 'mailed' else 'waiting' end) as status,
    m.recipients, m.attempts, m.last_error, m.mailed_at,
    case when w.request_id is null then 'none' when w.done_at is not null then 'sent' when w.given_up_at is not null then 'given-up' else 'waiting' end as webhook
  from public.contact_requests r
  cross join lateral (
    select bool_or(d.given_up_at is not null and d.done_at is null) as given_up, bool_and(d.done_at is not null) as done,
      count(d.done_at) || ' of ' || count(*) as recipients, max(d.attempts) as attempts, max(d.last_error) as last_error, max(d.done_at) as mailed_at
    from public.contact_deliveries d where d.request_id = r.id and d.channel = 'mail'
  ) m
  left join public.contact_deliveries w on w.request_id = r.id and w.channel = 'webhook';

-- Sends what was not delivered: now what waits, under a new key what was given up, for the first time what was held. What
-- has arrived is sent again only with `again`. Gives those that there are, and whether they will be sent.
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

-- Everything that is stored about requests, as the person who sent them may ask for it.
create function public.export_leads(ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_leads jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(r) - '{key,content_hash,address_hash,channels,shown_to}'::text[] || jsonb_build_object('deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object('channel', d.channel, 'attempts', d.attempts, 'done_at', d.done_at)), '[]')
      from public.contact_deliveries d where d.request_id = r.id
    )) order by r.created_at), '[]') into found_leads
    from public.contact_requests r where r.id = any (ids);
  insert into public.lead_actions (action, request_ids)
    select 'export', array(select (lead->>'id')::uuid from jsonb_array_elements(found_leads) lead);
  return found_leads;
end $$;

-- Deletes everything that is stored about requests. Gives the ids that were there.
create function public.erase_leads(ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  erased uuid[];
begin
  with gone as (delete from public.contact_requests r where r.id = any (ids) returning r.id)
    select coalesce(array_agg(gone.id), '{}') into erased from gone;
  insert into public.lead_actions (action, request_ids) values ('erase', erased);
  return query select unnest(erased);
end $$;

-- What is stored about others, or under another spelling, that a person's request may mean too: whatever field names them.
create function public.similar_leads(address text) returns table (id uuid, why text)
language sql stable security definer set search_path = '' as $$
  select r.id, case when public.mailbox_of(r.email) = public.mailbox_of(address) then 'from ' || r.email else 'names the address in ' || named.fields end
  from public.contact_requests r
  cross join lateral (
    select string_agg(field.key, ', ') as fields from jsonb_each_text(public.lead_of(r)) field
    where position(lower(address) in lower(field.value)) > 0
  ) named
  where lower(r.email) <> lower(address)
    and (public.mailbox_of(r.email) = public.mailbox_of(address) or named.fields is not null)
  order by r.created_at desc;
$$;

-- What `npm run leads -- doctor` shows of the database. What this database lacks is left out.
create function public.contact_health() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  health jsonb;
  part jsonb;
begin
  health := jsonb_build_object('now', clock_timestamp(), 'figures', public.contact_figures(),
    'channels', (select coalesce(jsonb_object_agg(server, last_error), '{}') from public.contact_channels where failing_since is not null));
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

--------------------------------------------------------------------------------------------------------------------------
-- Jobs (pg_cron, pg_net). A database that lacks them, as the local one does, is looked after by who runs it.

-- Calls the function, each minute: it sends what is due, and notes that the job has reached it. Address, secret and region
-- come from the project's vault: see supabase/README.md.
create function public.retry_contacts() returns void
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

-- Retention: requests, and the record of what was done, as long as the privacy policy says; held ones that everybody was
-- shown and nobody sent for thirty days; counts for a day.
create function public.delete_old_contact_data(months integer default 24) returns void
language sql set search_path = '' as $$
  delete from public.contact_requests where created_at < now() - make_interval(months => months);
  delete from public.contact_requests where held is not null and shown_at < now() - interval '30 days';
  delete from public.lead_actions where at < now() - make_interval(months => months);
  delete from public.contact_counts where hour < now() - interval '1 day';
$$;

-- pg_cron keeps a row of every run for ever.
create function public.delete_old_job_runs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where end_time < now() - interval ''7 days''';
  end if;
end $$;

-- Schedules the jobs where pg_cron is there, also when it was switched on later.
create function public.schedule_contact_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then return; end if;
  perform cron.schedule('contact-retry', '* * * * *', 'select public.retry_contacts()');
  perform cron.schedule('contact-retention', '17 3 * * *', 'select public.delete_old_contact_data()');
  perform cron.schedule('contact-job-runs', '47 3 * * *', 'select public.delete_old_job_runs()');
end $$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
end $$;
select public.schedule_contact_jobs();

--------------------------------------------------------------------------------------------------------------------------
-- Rights. A hosted project grants everything in `public` to the roles of its API, which have no use for any of it.

alter table public.contact_requests enable row level security;
alter table public.contact_deliveries enable row level security;
alter table public.contact_channels enable row level security;
alter table public.contact_notices enable row level security;
alter table public.contact_job enable row level security;
alter table public.contact_counts enable row level security;
alter table public.lead_actions enable row level security;

revoke all on
  public.contact_requests, public.contact_deliveries, public.contact_channels, public.contact_notices, public.contact_job,
  public.contact_counts, public.lead_actions, public.lead_states, public.failing_deliveries
  from public, anon, authenticated;
revoke all on function
  public.mailbox_of, public.is_over, public.smaller_of, public.larger_of, public.minutes_since, public.lead_of, public.known_request, public.count_contact,
  public.is_reached, public.job_reached, public.seconds_to_next_hour, public.screen_contact, public.submit_contact, public.queue_deliveries,
  public.claim_delivery, public.release_delivery, public.finish_delivery, public.end_deliveries, public.next_digest, public.claim_notices,
  public.finish_notice, public.contact_watch, public.contact_figures, public.send_leads, public.export_leads,
  public.erase_leads, public.similar_leads, public.contact_health, public.retry_contacts,
  public.delete_old_contact_data, public.delete_old_job_runs, public.schedule_contact_jobs
  from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;

grant usage on schema public to lead_manager;
grant select on public.contact_requests, public.contact_deliveries, public.lead_actions, public.lead_states to lead_manager;
grant execute on function
  public.send_leads, public.export_leads, public.erase_leads, public.similar_leads, public.contact_health
  to lead_manager;
create policy lead_manager_reads on public.contact_requests for select to lead_manager using (true);
create policy lead_manager_reads on public.contact_deliveries for select to lead_manager using (true);
create policy lead_manager_reads on public.lead_actions for select to lead_manager using (true);
