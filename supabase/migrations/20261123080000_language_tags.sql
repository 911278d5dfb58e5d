-- Tags with a script or region too, such as pt-BR and zh-Hant, as content/data/languages.json has them.
alter table public.contact_requests
  drop constraint contact_requests_language_check,
  add constraint language_rules check (language ~ '^[a-z]{2}(-[A-Z][A-Za-z]+)?$');
