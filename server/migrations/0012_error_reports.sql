-- Reports held what their clients gathered by themselves: bodies with passwords, cookies, headers, queries, users. A report
-- now holds what packages/rules/src/error-report.ts allows; what was kept before is reduced to the same, and the words of
-- an error stay in the column message only.

-- Wrong input and refusals are no faults: they are not reported any more.
delete from error_report where message ~ '^(InvalidInput|Refusal): ';

create function pg_temp.without_personal_data(told text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(told,
    '((https?:/|)/[^\s?#"''<>]*)[?#][^\s"''<>]*', '\1', 'gi'),
    '(/check/email/)[^\s"''<>{}]+', '\1[email]', 'gi'),
    '[^\s"''<>/=?&:;,()[\]]+(@|%40)[^\s"''<>/?&;,()[\]]+\.[a-z]{2,}', '[email]', 'gi'),
    '\y(Bearer|Basic) +[^\s"''<>]+', '\1 [token]', 'gi'),
    '[\w-]{40,}', '[token]', 'g')
$$;

create function pg_temp.allowed_frame(frame jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'filename', left(pg_temp.without_personal_data(frame ->> 'filename'), 200),
    'module', left(pg_temp.without_personal_data(frame ->> 'module'), 200),
    'function', left(pg_temp.without_personal_data(frame ->> 'function'), 200),
    'lineno', (select value from jsonb_each(frame) where key = 'lineno' and jsonb_typeof(value) = 'number'),
    'colno', (select value from jsonb_each(frame) where key = 'colno' and jsonb_typeof(value) = 'number')))
$$;

update error_report set
  level = coalesce(substring(level from '^[\w.:+/-]{1,64}$'), ''),
  event_id = coalesce(substring(event_id from '^[\w.:+/-]{1,64}$'), ''),
  message = left(pg_temp.without_personal_data(message), 1000),
  tags = (
    select coalesce(jsonb_object_agg(key, left(pg_temp.without_personal_data(value), 200)), '{}')
    from jsonb_each_text(case jsonb_typeof(tags) when 'object' then tags else '{}' end)
    where key in ('location', 'call', 'status', 'code', 'requestId', 'route')),
  event = jsonb_strip_nulls(jsonb_build_object(
    'event_id', substring(event ->> 'event_id' from '^[\w.:+/-]{1,64}$'),
    'level', substring(event ->> 'level' from '^[\w.:+/-]{1,64}$'),
    'platform', substring(event ->> 'platform' from '^[\w.:+/-]{1,64}$'),
    'release', substring(event ->> 'release' from '^[\w.:+/-]{1,64}$'),
    'timestamp', substring(event ->> 'timestamp' from '^[\w.:+/-]{1,64}$'),
    'exception', (
      select jsonb_build_object('values', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'type', left(pg_temp.without_personal_data(thrown ->> 'type'), 200),
        'stacktrace', (
          select jsonb_build_object('frames', jsonb_agg(pg_temp.allowed_frame(frame)))
          from jsonb_path_query(thrown, '$.stacktrace.frames[*] ? (@.type() == "object")') frame
          having count(*) > 0)))))
      from jsonb_path_query(event, '$.exception.values[*] ? (@.type() == "object")') thrown
      having count(*) > 0)));
