-- The same erasure of a user where the practices are spread over several database servers: each table of practices by its practice, and
-- without a join of it with the tables that stay on one server. Citus passes on `case full_name when …` without the name.
create or replace function without_person(content text, mail_address text, full_name text, pseudonym text) returns text
  language sql immutable
  as $$
    select replace(replace(content, mail_address, pseudonym), case when full_name = '' then mail_address else full_name end, pseudonym)
  $$;

create or replace function erase_user(target_user integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp
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
    german_pseudonym text;
    english_readers text[];
    next_number integer;
    is_last boolean;
    account_email text;
    next_email text;
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
    german_pseudonym := former_name(next_number, 'de');
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
    delete from blob b using data_export e
    where b.practice_id = target_practice and e.practice_id = target_practice and b.id = e.blob_id;
    delete from blob b using report_export e
    where b.practice_id = target_practice and e.practice_id = target_practice and b.id = e.blob_id;
    update data_export e set state = 'cancelled' where e.practice_id = target_practice and e.state in ('waiting', 'running');
    update report_export e set state = 'cancelled' where e.practice_id = target_practice and e.state in ('waiting', 'running');

    -- Mails to the person go, and others name the pseudonym. Mails of an order to its vendor are documents of the order.
    -- Replies to them reach the account instead.
    delete from mail m
    where m.practice_id = target_practice and lower(m.recipient) = mail_address and not m.is_deleted_when_sent;
    english_readers := array(select distinct lower(m.recipient) from mail m where m.practice_id = target_practice);
    english_readers := array(select n.email from person n where n.email = any(english_readers) and n.language = 'en');
    update mail m
    set subject = without_person(m.subject, mail_address, full_name,
          case when lower(m.recipient) = any(english_readers) then pseudonym else german_pseudonym end),
        body_text = without_person(m.body_text, mail_address, full_name,
          case when lower(m.recipient) = any(english_readers) then pseudonym else german_pseudonym end),
        body_html = without_person(m.body_html, mail_address, html_name,
          case when lower(m.recipient) = any(english_readers) then pseudonym else german_pseudonym end),
        last_error = without_person(m.last_error, mail_address, full_name,
          case when lower(m.recipient) = any(english_readers) then pseudonym else german_pseudonym end)
    where m.practice_id = target_practice and m.order_id is null and not m.is_deleted_when_sent
      and (strpos(m.subject || m.body_text || m.body_html || coalesce(m.last_error, ''), mail_address) > 0
        or (full_name <> '' and strpos(m.subject || m.body_text || coalesce(m.last_error, ''), full_name) > 0)
        or (html_name <> '' and strpos(m.body_html, html_name) > 0));

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
    select p.email into account_email from practice p where p.id = target_practice;
    if account_email = mail_address then
      select n.email into next_email from app_user u join person n on n.id = u.person_id
      where u.practice_id = target_practice and u.id <> target_user and u.role = 'owner' and u.deactivated_at is null
      order by u.id limit 1;
      account_email := next_email;
      update practice p set email = next_email where p.id = target_practice;
    end if;
    update practice p set contact_person = ''
    where p.id = target_practice and full_name <> '' and p.contact_person = full_name;
    account_email := coalesce(account_email, '');
    update mail m set reply_to = account_email where m.practice_id = target_practice and lower(m.reply_to) = mail_address;

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
