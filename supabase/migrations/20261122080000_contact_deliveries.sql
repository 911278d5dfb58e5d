-- Deliveries: what is sent about a request (mail, webhook, reply to the visitor), each with its own attempts. An attempt
-- is counted when it has ended, so that a request which was claimed and not reached loses nothing.

create table public.contact_deliveries (
  request_id uuid not null references public.contact_requests on delete cascade,
  channel text not null check (channel in ('mail', 'webhook', 'reply')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Of the latest attempt. While it runs, nobody else may begin one before `claimed_until`.
  claim uuid,
  claimed_until timestamptz,
  -- A code, such as SMTP's; never the words of an answer, which can name people.
  last_error text,
  done_at timestamptz,
  given_up_at timestamptz,
  -- When the owner was told that it was given up.
  alerted_at timestamptz,
  primary key (request_id, channel)
);
create index contact_deliveries_due on public.contact_deliveries (next_attempt_at) where done_at is null and given_up_at is null;
create index contact_deliveries_claimed on public.contact_deliveries (claimed_until) where claimed_until is not null;
create index contact_deliveries_given_up on public.contact_deliveries (given_up_at) where given_up_at is not null;
alter table public.contact_deliveries enable row level security;

insert into public.contact_deliveries (request_id, channel, attempts, next_attempt_at, last_error, done_at, given_up_at)
  select id, 'mail', attempts, next_attempt_at, last_error, sent_at, case when sent_at is null and attempts >= 8 then now() end
  from public.contact_requests;

drop function public.submit_contact, public.claim_contacts, public.mark_contact_sent, public.mark_contact_failed;
drop index public.contact_requests_unsent;
alter table public.contact_requests
  drop column sent_at, drop column attempts, drop column next_attempt_at, drop column last_error,
  -- Where the visitor used the form, about what, and the utm_* parameters of the address that they came with.
  add column page text check (char_length(page) <= 200),
  add column topic text check (topic ~ '^[A-Za-z-]{1,40}$'),
  add column campaign jsonb not null default '{}' check (pg_column_size(campaign) <= 2000),
  -- Held requests are stored and reach the owner in a digest: above the overall limit, or likely spam.
  add column held text check (held in ('limit', 'spam')),
  add column spam_score smallint not null default 0,
  add column spam_signs text[] not null default '{}',
  add column digested_at timestamptz,
  add column channels text[] not null default '{mail}';
create index contact_requests_held on public.contact_requests (created_at) where held is not null;
create index contact_requests_email on public.contact_requests (lower(email), created_at);

-- What the owner is told besides the requests themselves, and when it is due again.
create table public.contact_notices (
  kind text primary key,
  due_at timestamptz not null default now(),
  claimed_until timestamptz
);
alter table public.contact_notices enable row level security;
insert into public.contact_notices (kind, due_at) values
  ('held', now()), ('given-up', now()), ('job-late', now()), ('daily', date_trunc('day', now()) + interval '31 hours');

-- One row: when the retry job last reached the function.
create table public.contact_job (
  only_row boolean primary key default true check (only_row),
  reached_at timestamptz not null default now(),
  called_at timestamptz not null default '-infinity'
);
alter table public.contact_job enable row level security;
insert into public.contact_job default values;

-- Stores a request, unless it is there already or its address sent too many. Above the overall limit it is stored and
-- held. Outcomes: stored, duplicate, limited (with the seconds to wait), invalid.
create function public.submit_contact(
  contact jsonb, delivery_channels text[], limit_per_address integer, limit_overall integer,
  out outcome text, out request_id uuid, out held_for text, out retry_after integer, out job_is_late boolean
)
language plpgsql set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
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
  if held_for is null then perform public.queue_deliveries(request_id); end if;
  outcome := 'stored';
  select reached_at < now() - interval '1 hour' into job_is_late from public.contact_job;
exception when check_violation then
  -- Caught, because the server's log would show the row.
  outcome := 'invalid';
  request_id := null;
end $$;

-- Lets the deliveries of a request begin. A visitor gets one reply a day, so that nobody can fill another's mailbox.
create function public.queue_deliveries(request uuid) returns void
language sql set search_path = '' as $$
  insert into public.contact_deliveries (request_id, channel)
    select r.id, channel from public.contact_requests r, unnest(r.channels) channel
    where r.id = request and (channel <> 'reply' or not exists (
      select from public.contact_requests other join public.contact_deliveries d on d.request_id = other.id and d.channel = 'reply'
      where lower(other.email) = lower(r.email) and other.created_at > r.created_at - interval '1 day'
    ))
    on conflict do nothing;
$$;

-- Claims one delivery that is due, for `lease_seconds`, unless `at_once` are under way already: in all instances of the
-- function together, because mail servers refuse more connections.
create function public.claim_delivery(of_channels text[], at_once integer, lease_seconds integer)
returns table (claim uuid, channel text, id uuid, name text, email text, company text, message text, language text,
  page text, topic text, campaign jsonb, created_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(array_to_string(of_channels, ','), 1));
  if (select count(*) from public.contact_deliveries d
      where d.channel = any (of_channels) and d.claimed_until > clock_timestamp()) >= at_once then
    return;
  end if;
  return query
    with due as (
      select d.request_id, d.channel from public.contact_deliveries d
        where d.done_at is null and d.given_up_at is null and d.next_attempt_at <= clock_timestamp()
          and d.channel = any (of_channels) and (d.claimed_until is null or d.claimed_until <= clock_timestamp())
        order by d.next_attempt_at limit 1 for update skip locked
    ), claimed as (
      update public.contact_deliveries d
        set claim = gen_random_uuid(), claimed_until = clock_timestamp() + make_interval(secs => lease_seconds)
        from due where d.request_id = due.request_id and d.channel = due.channel
        returning d.claim, d.channel, d.request_id
    )
    select c.claim, c.channel, r.id, r.name, r.email, r.company, r.message, r.language, r.page, r.topic, r.campaign, r.created_at
      from claimed c join public.contact_requests r on r.id = c.request_id;
end $$;

-- Ends an attempt: done without an error code, else the next one comes after `wait_seconds`, and four times as late each
-- time after that. With a minute, the eighth and last comes after nearly four days. The same attempt is counted once,
-- however often its end is told.
create function public.finish_delivery(request uuid, on_channel text, of_claim uuid, error_code text, wait_seconds integer,
  out attempts_made smallint, out given_up boolean)
language plpgsql set search_path = '' as $$
begin
  if error_code is null then
    update public.contact_deliveries d
      set done_at = coalesce(d.done_at, now()), attempts = d.attempts + 1, claimed_until = null, last_error = null, given_up_at = null
      where d.request_id = request and d.channel = on_channel and d.done_at is null;
  else
    update public.contact_deliveries d
      set attempts = d.attempts + 1, claimed_until = null, last_error = left(error_code, 60),
        next_attempt_at = now() + make_interval(secs => wait_seconds * 4 ^ d.attempts),
        given_up_at = case when d.attempts >= 7 then now() end
      where d.request_id = request and d.channel = on_channel and d.done_at is null and d.claim = of_claim and d.claimed_until is not null;
  end if;
  select d.attempts, d.given_up_at is not null into attempts_made, given_up from public.contact_deliveries d
    where d.request_id = request and d.channel = on_channel;
end $$;

-- Gives back a claim without cost, where no attempt was made.
create function public.release_delivery(of_claim uuid) returns void
language sql set search_path = '' as $$
  update public.contact_deliveries set claimed_until = null where claim = of_claim and done_at is null;
$$;

-- Claims the notices that are due and have something to tell, for five minutes.
create function public.claim_notices(with_daily boolean) returns setof text
language sql set search_path = '' as $$
  update public.contact_notices n set claimed_until = now() + interval '5 minutes'
    where n.due_at <= now() and (n.claimed_until is null or n.claimed_until <= now()) and case n.kind
      when 'held' then exists (select from public.contact_requests where held = 'limit' and digested_at is null)
      when 'given-up' then exists (select from public.contact_deliveries where given_up_at is not null and alerted_at is null)
      when 'job-late' then exists (select from public.contact_job where reached_at < now() - interval '1 hour')
      when 'daily' then with_daily
    end
    returning n.kind;
$$;

-- A notice was sent: the next of its kind comes an hour or a day later.
create function public.finish_notice(which text) returns void
language sql set search_path = '' as $$
  update public.contact_notices set claimed_until = null, due_at = case which
      when 'daily' then date_trunc('day', now() - interval '7 hours') + interval '31 hours'
      when 'job-late' then now() + interval '1 day'
      when 'held' then now() + interval '1 hour'
      else now()
    end
    where kind = which;
$$;

-- Counts that the owner's daily digest and `npm run leads -- doctor` show.
create function public.contact_figures(since interval default '1 day') returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'received', (select count(*) from public.contact_requests where created_at > now() - since),
    'held', (select count(*) from public.contact_requests where held = 'limit'),
    'spam', (select count(*) from public.contact_requests where held = 'spam' and created_at > now() - since),
    'mailed', (select count(*) from public.contact_deliveries where channel = 'mail' and done_at > now() - since),
    'waiting', (select count(*) from public.contact_deliveries where done_at is null and given_up_at is null),
    'givenUp', (select count(*) from public.contact_deliveries where given_up_at is not null),
    'oldestWaitingMinutes', (select floor(extract(epoch from now() - min(r.created_at)) / 60) from public.contact_deliveries d
      join public.contact_requests r on r.id = d.request_id where d.done_at is null and d.given_up_at is null),
    'jobReachedMinutesAgo', (select floor(extract(epoch from now() - reached_at) / 60) from public.contact_job),
    'tableBytes', pg_total_relation_size('public.contact_requests')
  );
$$;

-- Calls the function where a delivery or a notice is due, and every quarter of an hour, so that a job that no longer runs
-- is noticed. Address, secret and region come from the project's vault: see supabase/README.md.
create or replace function public.retry_contacts() returns void
language plpgsql set search_path = '' as $$
declare
  secrets jsonb;
begin
  if not exists (
      select from public.contact_deliveries
      where done_at is null and given_up_at is null and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
    ) and not exists (
      select from public.contact_requests where held = 'limit' and digested_at is null
        and exists (select from public.contact_notices where kind = 'held' and due_at <= now())
    ) and not exists (select from public.contact_deliveries where given_up_at is not null and alerted_at is null)
    and not exists (select from public.contact_job where called_at < now() - interval '15 minutes') then
    return;
  end if;
  update public.contact_job set called_at = now();
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

-- pg_cron keeps a row of every run for ever.
create function public.delete_old_job_runs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where end_time < now() - interval ''7 days''';
  end if;
end $$;

do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('contact-job-runs', '47 3 * * *', 'select public.delete_old_job_runs()');
  end if;
end $$;

revoke all on public.contact_deliveries, public.contact_notices, public.contact_job from public, anon, authenticated;
revoke all on function
  public.submit_contact, public.queue_deliveries, public.claim_delivery, public.finish_delivery, public.release_delivery,
  public.claim_notices, public.finish_notice, public.contact_figures, public.retry_contacts, public.delete_old_job_runs
  from public, anon, authenticated;
