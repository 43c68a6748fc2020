-- A practice that is closed to changes: its data can be read, and nothing of it can be written until an operator opens it again. It is
-- closed while it moves to another installation, and stays so after its export, because it must not live twice.
create table closed_practice (
  practice_id integer primary key references practice on delete cascade,
  closed_at timestamptz not null default now(),
  -- When its data were written to a file for another installation; null: they were not.
  exported_at timestamptz
);
call protect_tenant_table('closed_practice');
grant select on closed_practice to {{app_role}};

-- Begins a change of a practice, and fails where the practice is closed. The lock is held until the end of the transaction: closing a
-- practice waits for the changes that are under way, and no change begins meanwhile.
create function begin_practice_change(target integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('praxora practice change'), target);
    if exists (select from closed_practice c where c.practice_id = target) then
      raise exception 'practice % is closed to changes', target using errcode = 'PX001';
    end if;
  end
  $$;
revoke all on function begin_practice_change(integer) from public;
grant execute on function begin_practice_change(integer) to {{app_role}};

-- Ids of the closed practices as the payload of a job has them: their jobs wait.
create function list_closed_practices() returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce(array_agg(practice_id::text), '{}') from closed_practice $$;
revoke all on function list_closed_practices() from public;
grant execute on function list_closed_practices() to {{app_role}};

-- Rows of a practice that is moved in keep what they are: with app.importing set, these triggers change nothing.
create or replace function note_change() returns trigger
  language plpgsql
  as $$
  declare
    own text[] := array['version', 'changed_at', 'changed_by', 'updated_at', 'bare_number'];
  begin
    if current_setting('app.importing', true) = 'on' then return new; end if;
    if tg_op = 'INSERT' then
      new.changed_at := now();
      new.changed_by := nullif(current_setting('app.user_id', true), '')::integer;
    elsif to_jsonb(new) - own is distinct from to_jsonb(old) - own then
      new.version := old.version + 1;
      new.changed_at := now();
      new.changed_by := nullif(current_setting('app.user_id', true), '')::integer;
    end if;
    return new;
  end
  $$;

create or replace function first_address_is_default() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.importing', true) = 'on' then return new; end if;
    new.is_default := new.is_default or not exists (
      select 1 from address a
      where a.practice_id = new.practice_id and a.kind = new.kind and a.is_default and a.id <> new.id);
    return new;
  end
  $$;

create or replace function note_own_price() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.importing', true) = 'on' then return null; end if;
    insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
    values (new.id, new.practice_id, (now() at time zone 'Europe/Berlin')::date, new.tier_price_cents[1])
    on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents;
    return null;
  end
  $$;

create or replace function note_approver_change() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.importing', true) = 'on' then return null; end if;
    update clinic
    set version = version + 1, changed_at = now(), changed_by = nullif(current_setting('app.user_id', true), '')::integer
    where practice_id = coalesce(new.practice_id, old.practice_id);
    return null;
  end
  $$;

create or replace function first_email_is_the_accounts() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.importing', true) = 'on' then return null; end if;
    update practice set email = (select n.email from person n where n.id = new.person_id)
    where id = new.practice_id and email is null;
    return null;
  end
  $$;

create or replace function note_vendor_hue() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.importing', true) = 'on' then return new; end if;
    new.hue := vendor_hue(new.id);
    return new;
  end
  $$;
