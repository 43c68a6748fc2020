-- A device has somebody in charge of it: who paired it, until it is handed to somebody else. It asks with what they may do.
alter table device add column held_by integer;
update device set held_by = created_by;
alter table device
  alter column held_by set not null,
  add foreign key (practice_id, held_by) references app_user (practice_id, id);

-- A code of somebody who was deactivated meanwhile pairs nothing.
create or replace function pair_device(wanted_hash bytea, new_token_hash bytea)
  returns table (device_id integer, name text, practice_id integer, practice_name text, is_switched_on boolean)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with match as (
      select d.id, d.name, d.practice_id,
             coalesce((select f.is_active from practice_feature f
                       where f.practice_id = d.practice_id and f.feature = 'scanApp'), true) as is_on
      from device d
      where d.code_hash = wanted_hash and d.code_ends_at > now() and d.removed_at is null
        and exists (select from app_user u where u.id = d.held_by and u.deactivated_at is null)
      for update of d
    ), paired as (
      update device d
      set code_hash = null, code_ends_at = null, token_hash = new_token_hash, paired_at = now(), last_seen_at = now()
      from match m where d.id = m.id and m.is_on
    )
    select m.id, m.name, p.id, p.name, m.is_on from match m join practice p on p.id = m.practice_id
  $$;

create or replace function use_device(wanted_hash bytea)
  returns table (device_id integer, paired_at timestamptz, is_removed boolean, is_blocked boolean, is_switched_on boolean,
                 user_id integer, practice_id integer, email text, first_name text, last_name text, country text, edition text,
                 practice_name text, dental_office_id uuid, basket_counter integer, seal text, noted_for integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update device set last_seen_at = now()
    where token_hash = wanted_hash and removed_at is null and blocked_at is null
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute');
    select d.id, d.paired_at, d.removed_at is not null, d.blocked_at is not null,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = d.practice_id and f.feature = 'scanApp'), true),
           u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id),
           row(d.id, d.paired_at, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text,
           least(extract(epoch from now() - d.last_seen_at) * 1000, 60000)::integer
    from device d
    join app_user u on u.id = d.held_by
    join practice p on p.id = d.practice_id
    where d.token_hash = wanted_hash
  $$;

create or replace function confirm_device(wanted_hash bytea, wanted_seal text) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare basket_counter integer;
  begin
    select (select count(*)::integer from cart_position c where c.practice_id = p.id) into basket_counter
    from device d
    join app_user u on u.id = d.held_by
    join practice p on p.id = d.practice_id
    where d.token_hash = wanted_hash and d.removed_at is null and d.blocked_at is null
      and d.last_seen_at >= now() - interval '1 minute'
      and coalesce((select f.is_active from practice_feature f
                    where f.practice_id = d.practice_id and f.feature = 'scanApp'), true)
      and row(d.id, d.paired_at, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text
          = wanted_seal;
    if not found then raise exception 'who asks has changed' using errcode = 'PX401'; end if;
    return basket_counter;
  end
  $$;
