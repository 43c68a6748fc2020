-- Erasure of a person: the user of the practice stays as a pseudonym ("Former user 3"), so that orders, bookings and the activity log
-- keep their author; name, e-mail and login go. Erasures are kept as ids, to be carried out again after a restore.
create table erasure (
  practice_id integer not null references practice on delete cascade,
  user_id integer not null,
  erased_at timestamptz not null default now(),
  primary key (practice_id, user_id),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade
);
call protect_tenant_table('erasure');
grant select on erasure to {{app_role}};

-- The language of whoever reads, set by the server for every request.
create function current_language() returns text
  language sql stable
  as $$ select coalesce(nullif(current_setting('app.language', true), ''), 'de') $$;

-- The pseudonym of an erased person: only its number is stored.
create function former_name(former_number integer, reader_language text) returns text
  language sql immutable
  as $$ select case reader_language when 'en' then 'Former user ' else 'Ehemalige Person ' end || former_number $$;

create or replace view practice_user with (security_invoker = true) as
  select u.id, u.practice_id, u.person_id, u.role, u.deactivated_at, u.last_login_at, u.created_at, u.former_number,
         coalesce(n.first_name, '') as first_name, coalesce(n.last_name, '') as last_name, coalesce(n.email, '') as email,
         coalesce(n.language, 'de') as language, coalesce(n.version, 0) as name_version,
         coalesce(nullif(btrim(n.first_name || ' ' || n.last_name), ''), n.email,
                  former_name(u.former_number, current_language())) as name
  from app_user u left join person n on n.id = u.person_id;

-- Mails about an erasure name the person, so their rows go as soon as they are sent.
alter table mail add column is_deleted_when_sent boolean not null default false;
grant delete on mail to {{app_role}};

-- Whether the person is a user of another practice, too.
create function has_other_membership(wanted_person integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from app_user u where u.person_id = wanted_person and u.practice_id <> current_practice())
  $$;

-- A text with a pseudonym in the place of the e-mail and the name.
create function without_person(content text, mail_address text, full_name text, pseudonym text) returns text
  language sql immutable
  as $$
    select replace(replace(content, mail_address, pseudonym), case full_name when '' then mail_address else full_name end, pseudonym)
  $$;

-- Erases the person of a user of the current practice, and answers the number of the pseudonym; null: there is no such person. Runs as
-- the owner, because names and e-mails stand in tables that the application only adds to, and because the login may belong to other
-- practices as well, which keep it.
create function erase_user(target_user integer) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    target_practice integer := current_practice();
    target_person integer;
    mail_address text;
    given_name text;
    family_name text;
    full_name text;
    html_name text;
    json_name text;
    pseudonym text;
    next_number integer;
    is_last boolean;
  begin
    -- Orders the numbers of pseudonyms.
    perform from practice p where p.id = target_practice for no key update;
    select u.person_id into target_person from app_user u
    where u.practice_id = target_practice and u.id = target_user for update;
    if target_person is null then return null; end if;
    -- The second of two practices that let the person go at once sees what the first did.
    select n.email, n.first_name, n.last_name into mail_address, given_name, family_name
    from person n where n.id = target_person for update;
    is_last := not exists (select from app_user u where u.person_id = target_person and u.id <> target_user);
    select coalesce(max(u.former_number), 0) + 1 into next_number from app_user u where u.practice_id = target_practice;
    -- Stored answers to repeated requests have no reader yet.
    pseudonym := former_name(next_number, 'en');
    full_name := btrim(given_name || ' ' || family_name);
    html_name := replace(replace(replace(replace(replace(full_name,
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;');
    json_name := regexp_replace(to_json(full_name)::text, '^"|"$', '', 'g');

    delete from session t where t.practice_id = target_practice and t.user_id = target_user;
    delete from api_token t where t.practice_id = target_practice and t.user_id = target_user;
    delete from digest_setting t where t.practice_id = target_practice and t.user_id = target_user;
    delete from digest_token t where t.practice_id = target_practice and t.user_id = target_user;
    delete from expiry_reminder t where t.practice_id = target_practice and t.user_id = target_user;
    delete from report_mail t where t.practice_id = target_practice and t.user_id = target_user;
    delete from clinic_approver t where t.practice_id = target_practice and t.user_id = target_user;
    update clinic_approver t set substitute_id = null, substitute_from = null, substitute_until = null
    where t.practice_id = target_practice and t.substitute_id = target_user;
    delete from invitation t where t.practice_id = target_practice and lower(t.email) = mail_address;
    update device t set blocked_at = coalesce(t.blocked_at, now())
    where t.practice_id = target_practice and t.held_by = target_user and t.removed_at is null;

    -- Files of exports name the users of the practice. They can be made again.
    delete from blob b using data_export e where e.practice_id = target_practice and b.id = e.blob_id;
    delete from blob b using report_export e where e.practice_id = target_practice and b.id = e.blob_id;
    update data_export e set state = 'cancelled' where e.practice_id = target_practice and e.state in ('waiting', 'running');
    update report_export e set state = 'cancelled' where e.practice_id = target_practice and e.state in ('waiting', 'running');

    -- Mails to the person go, and others name the pseudonym. Mails of an order to its vendor are documents of the order.
    -- Replies to them reach the account instead.
    delete from mail m
    where m.practice_id = target_practice and lower(m.recipient) = mail_address and not m.is_deleted_when_sent;
    update mail m
    set subject = without_person(m.subject, mail_address, full_name, r.pseudonym),
        body_text = without_person(m.body_text, mail_address, full_name, r.pseudonym),
        body_html = without_person(m.body_html, mail_address, html_name, r.pseudonym),
        last_error = without_person(m.last_error, mail_address, full_name, r.pseudonym)
    from (select t.id, former_name(next_number, coalesce(n.language, 'de')) as pseudonym
          from mail t left join person n on n.email = lower(t.recipient) where t.practice_id = target_practice) as r
    where m.id = r.id and m.practice_id = target_practice and m.order_id is null and not m.is_deleted_when_sent
      and without_person(concat(m.subject, m.body_text, m.body_html, m.last_error), mail_address, full_name, '')
          <> concat(m.subject, m.body_text, m.body_html, m.last_error);

    -- A stored answer stays, so that a repeated request is not carried out twice.
    update idempotent_answer a
    set data = replace(replace(without_person(a.data::text, mail_address, json_name, pseudonym),
      '"firstName":' || to_json(given_name), '"firstName":""'), '"lastName":' || to_json(family_name), '"lastName":""')::json
    where a.practice_id = target_practice
      and (strpos(a.data::text, mail_address) > 0 or strpos(a.data::text, to_json(family_name)::text) > 0
        or (json_name <> '' and strpos(a.data::text, json_name) > 0));
    delete from error_report r
    where strpos(concat(r.message, r.tags::text, r.event::text), mail_address) > 0
      or (full_name <> '' and strpos(concat(r.message, r.tags::text, r.event::text), full_name) > 0);
    update job j set last_error = without_person(j.last_error, mail_address, full_name, pseudonym)
    where strpos(j.last_error, mail_address) > 0;

    -- The main e-mail of the account is that of the first user until an operator changes it.
    update practice p
    set email = case when p.email = mail_address then
          (select n.email from app_user u join person n on n.id = u.person_id
           where u.practice_id = target_practice and u.id <> target_user and u.role = 'owner' and u.deactivated_at is null
           order by u.id limit 1)
        else p.email end,
        contact_person = case when p.contact_person = full_name then '' else p.contact_person end
    where p.id = target_practice and (p.email = mail_address or (full_name <> '' and p.contact_person = full_name));

    update mail m set reply_to = coalesce((select p.email from practice p where p.id = target_practice), '')
    where m.practice_id = target_practice and lower(m.reply_to) = mail_address;

    update app_user u
    set person_id = null, former_number = next_number, last_login_at = null, deactivated_at = coalesce(u.deactivated_at, now())
    where u.id = target_user;
    if is_last then
      delete from person n where n.id = target_person;
      delete from rate_limit l where strpos(l.key, mail_address) > 0;
    end if;
    insert into erasure (practice_id, user_id) values (target_practice, target_user);
    return next_number;
  end
  $$;
revoke all on function erase_user(integer), has_other_membership(integer), without_person(text, text, text, text) from public;
grant execute on function erase_user(integer), has_other_membership(integer) to {{app_role}};
