-- A device that is paired is recorded in the activity log, in the statement that pairs it.
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
    ), recorded as (
      insert into activity (practice_id, author_kind, device_id, area, action, subject_type, subject_id, subject_name)
      select m.practice_id, 'device', m.id, 'access', 'device.paired', 'device', m.id::text, m.name from match m where m.is_on
    )
    select m.id, m.name, p.id, p.name, m.is_on from match m join practice p on p.id = m.practice_id
  $$;
