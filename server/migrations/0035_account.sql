-- Of each kind of address one is the default, whatever way addresses come and go: the first of its kind is it, and when it goes
-- the oldest that is left takes its place.
alter table address add column is_default boolean not null default false;

-- Until now the oldest stood for the default.
update address set is_default = true
where id in (select min(id) from address group by practice_id, kind);

create unique index address_default on address (practice_id, kind) where is_default;

create function first_address_is_default() returns trigger
  language plpgsql
  as $$
  begin
    new.is_default := new.is_default or not exists (
      select 1 from address a
      where a.practice_id = new.practice_id and a.kind = new.kind and a.is_default and a.id <> new.id);
    return new;
  end
  $$;
-- Before the version is counted: triggers run by name.
create trigger address_default_first before insert or update of kind on address
  for each row execute function first_address_is_default();

create function next_address_is_default() returns trigger
  language plpgsql
  as $$
  begin
    update address set is_default = true
    where id = (select min(id) from address a where a.practice_id = old.practice_id and a.kind = old.kind)
      and not exists (
        select 1 from address a where a.practice_id = old.practice_id and a.kind = old.kind and a.is_default);
    return null;
  end
  $$;
create trigger address_default_next after delete or update of kind on address
  for each row when (old.is_default) execute function next_address_is_default();

-- Whom vendors ask for, and where the account is reached. The main e-mail is changed by support.
alter table practice
  add column contact_person text not null default '',
  add column email text check (email = lower(email)),
  add column version integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by integer;
create trigger practice_version before update of name, contact_person on practice
  for each row execute function note_change();

-- The first user's e-mail is the account's, until support says otherwise.
update practice p set email = (select u.email from app_user u where u.practice_id = p.id order by u.id limit 1);

create function first_email_is_the_accounts() returns trigger
  language plpgsql
  as $$
  begin
    update practice set email = new.email where id = new.practice_id and email is null;
    return null;
  end
  $$;
create trigger app_user_first_email after insert on app_user
  for each row execute function first_email_is_the_accounts();
