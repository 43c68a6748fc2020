-- Answers to writing requests that carried an Idempotency-Key: a repeated request is answered the same and does nothing.
create table idempotent_answer (
  practice_id integer not null references practice on delete cascade,
  key text not null,
  -- The call it was used for: a key of one call says nothing about another.
  call text not null,
  -- As text, so that the repeated answer is the same to the letter.
  data json,
  created_at timestamptz not null default now(),
  primary key (practice_id, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
call protect_tenant_table('idempotent_answer');
grant select, insert, update on idempotent_answer to {{app_role}};

-- Offline devices send late: a key is remembered for 30 days.
create function forget_idempotent_answers() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from idempotent_answer where created_at < now() - interval '30 days' $$;
revoke all on function forget_idempotent_answers() from public;
grant execute on function forget_idempotent_answers() to {{app_role}};
