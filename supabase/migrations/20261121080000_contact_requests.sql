-- Contact requests: stored first, mailed after. Only the function send-contact-email works with them;
-- requests through the project's API as anon or authenticated get 42501.

-- Whether a text shows something; the same characters as `readable` in functions/_shared/contact.ts (a test compares
-- them over all of Unicode).
create function public.is_readable(words text) returns boolean
language sql immutable parallel safe set search_path = ''
return words ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff]';

-- Whether a text is as the schema leaves it: without white space around it and without bidirectional overrides.
create function public.is_tidy(words text) returns boolean
language sql immutable parallel safe set search_path = ''
return words !~ '[\u202a-\u202e\u2066-\u2069]|^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$';

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint name_rules check (
    char_length(name) <= 100 and is_readable(name) and is_tidy(name) and name !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  email text not null constraint email_rules check (
    char_length(email) <= 255
    and email ~ '^(?!\.)(?!.*\.\.)([A-Za-z0-9_''+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$'
  ),
  company text not null constraint company_rules check (
    char_length(company) <= 100 and is_readable(company) and is_tidy(company) and company !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  message text not null constraint message_rules check (
    char_length(message) <= 1000 and is_readable(message) and is_tidy(message)
  ),
  -- Of the page on which the form was sent without JavaScript.
  language text check (language ~ '^[a-z]{2}$'),
  -- One for each filled form: the browser's key and the content, hashed. Forms without JavaScript have none.
  key text unique,
  -- Address and content, hashed: tells a form that was sent twice where there is no key.
  content_hash text not null,
  -- The visitor's address, hashed; null where it is not known.
  address_hash text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts smallint not null default 0,
  -- Nobody else sends the mail before then.
  next_attempt_at timestamptz not null default now(),
  -- A code, such as SMTP's; never the words of an answer, which can name people.
  last_error text
);
create index contact_requests_content on public.contact_requests (content_hash, created_at);
create index contact_requests_unsent on public.contact_requests (next_attempt_at) where sent_at is null;
create index contact_requests_age on public.contact_requests (created_at);

-- How often the form was used: by one address, and overall (subject ''), by the hour.
create table public.contact_counts (
  subject text not null,
  hour timestamptz not null,
  requests integer not null,
  primary key (subject, hour)
);

alter table public.contact_requests enable row level security;
alter table public.contact_counts enable row level security;

-- Stores a request, unless it is there already or there were too many. Its mail is the caller's to send: nobody else
-- claims it for `lease_seconds`. Outcomes: stored, duplicate, limited (with the seconds to wait), invalid.
create function public.submit_contact(
  new_name text, new_email text, new_company text, new_message text, new_language text,
  new_key text, new_content_hash text, new_address_hash text,
  limit_per_address integer, limit_overall integer, lease_seconds integer,
  out outcome text, out request_id uuid, out retry_after integer
)
language plpgsql set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
begin
  -- One at a time for the same form, so that the second sees what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(new_key, new_content_hash), 0));
  select r.id into request_id from public.contact_requests r
    where r.key = new_key
      or (new_key is null and r.key is null and r.content_hash = new_content_hash and r.created_at > now() - interval '10 minutes')
    limit 1;
  if found then
    outcome := 'duplicate';
    return;
  end if;

  if not public.count_contact(new_address_hash, this_hour, limit_per_address)
    or not public.count_contact('', this_hour, limit_overall) then
    outcome := 'limited';
    retry_after := ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))::integer;
    return;
  end if;

  insert into public.contact_requests (name, email, company, message, language, key, content_hash, address_hash, attempts, next_attempt_at)
    values (new_name, new_email, new_company, new_message, new_language, new_key, new_content_hash, new_address_hash, 1, now() + make_interval(secs => lease_seconds))
    returning id into request_id;
  outcome := 'stored';
exception when check_violation then
  -- Caught, because the server's log would show the row.
  outcome := 'invalid';
  request_id := null;
end $$;

-- Adds one to a count; false, and nothing added, where the limit is reached.
create function public.count_contact(who text, this_hour timestamptz, at_most integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  if who is null then return true; end if;
  insert into public.contact_counts as c (subject, hour, requests) values (who, this_hour, 1)
    on conflict (subject, hour) do update set requests = c.requests + 1 where c.requests < at_most;
  return found;
end $$;

-- Hands out requests whose mail is due, each to one caller only, for `lease_seconds`. After eight attempts a request
-- stays where it is, for somebody to look at.
create function public.claim_contacts(at_most integer, lease_seconds integer) returns setof public.contact_requests
language sql set search_path = '' as $$
  update public.contact_requests set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => lease_seconds)
    where id in (
      select id from public.contact_requests
        where sent_at is null and attempts < 8 and next_attempt_at <= now()
        order by next_attempt_at limit at_most for update skip locked
    )
    returning *;
$$;

create function public.mark_contact_sent(request_id uuid) returns void
language sql set search_path = '' as $$
  update public.contact_requests set sent_at = now(), last_error = null where id = request_id and sent_at is null;
$$;

-- The next attempt comes after `wait_seconds`, and four times as late each time after that: with a minute, the
-- eighth comes after nearly four days.
create function public.mark_contact_failed(request_id uuid, error_code text, wait_seconds integer) returns smallint
language sql set search_path = '' as $$
  update public.contact_requests
    set last_error = left(error_code, 60), next_attempt_at = now() + make_interval(secs => wait_seconds * 4 ^ (attempts - 1))
    where id = request_id and sent_at is null
    returning attempts;
$$;

-- Retention, as the privacy policy promises it: requests after so many months, counts after a day.
create function public.delete_old_contact_data(months integer default 24) returns void
language sql set search_path = '' as $$
  delete from public.contact_requests where created_at < now() - make_interval(months => months);
  delete from public.contact_counts where hour < now() - interval '1 day';
$$;

-- A hosted project grants everything in `public` to the roles of its API.
revoke all on public.contact_requests, public.contact_counts from public, anon, authenticated;
revoke all on function
  public.is_readable, public.is_tidy, public.submit_contact, public.count_contact, public.claim_contacts,
  public.mark_contact_sent, public.mark_contact_failed, public.delete_old_contact_data
  from public, anon, authenticated;
