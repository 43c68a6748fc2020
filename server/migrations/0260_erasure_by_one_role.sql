-- Where the practices are spread over several database servers, one transaction writes the rows of a practice as one role. This part of an
-- erasure writes as the owner what is on the coordinator; the application writes the rest (erase-user.ts).
-- erase_user and erase_sample_of_user stay for servers of the release before.
-- Answers whom it was and what they are called from now on; no row: there is no such person.
create function erase_person(target_user integer)
  returns table (number integer, email text, first_name text, last_name text, pseudonym_de text, pseudonym_en text, was_in_sample boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    target_practice integer := current_practice();
    target_person integer;
    sample integer;
    full_name text;
    is_last boolean;
  begin
    -- Orders the numbers of pseudonyms.
    perform from app_user u where u.practice_id = target_practice order by u.id for no key update;
    select u.person_id into target_person from app_user u where u.practice_id = target_practice and u.id = target_user;
    if target_person is null then return; end if;
    -- The second of two practices that let the person go at once sees what the first did.
    select n.email, n.first_name, n.last_name into erase_person.email, erase_person.first_name, erase_person.last_name
    from person n where n.id = target_person for update;
    select coalesce(max(u.former_number), 0) + 1 into number from app_user u where u.practice_id = target_practice;
    pseudonym_de := former_name(number, 'de');
    pseudonym_en := former_name(number, 'en');
    full_name := btrim(erase_person.first_name || ' ' || erase_person.last_name);

    delete from session t where t.practice_id = target_practice and t.user_id = target_user;
    delete from api_token t where t.practice_id = target_practice and t.user_id = target_user;
    delete from digest_setting t where t.practice_id = target_practice and t.user_id = target_user;
    delete from digest_token t where t.practice_id = target_practice and t.user_id = target_user;
    delete from clinic_approver t where t.practice_id = target_practice and t.user_id = target_user;
    update clinic_approver t set substitute_id = null, substitute_from = null, substitute_until = null
    where t.practice_id = target_practice and t.substitute_id = target_user;
    delete from invitation t where t.practice_id = target_practice and lower(t.email) = erase_person.email;
    update device t set blocked_at = coalesce(t.blocked_at, now())
    where t.practice_id = target_practice and t.held_by = target_user and t.removed_at is null;

    delete from error_report r
    where strpos(concat(r.message, r.tags::text, r.event::text), erase_person.email) > 0
      or (full_name <> '' and strpos(concat(r.message, r.tags::text, r.event::text), full_name) > 0);
    update job j set last_error = without_person(j.last_error, erase_person.email, full_name, pseudonym_en)
    where strpos(j.last_error, erase_person.email) > 0;

    update app_user u
    set person_id = null, former_number = erase_person.number, last_login_at = null,
        deactivated_at = coalesce(u.deactivated_at, now())
    where u.id = target_user;
    -- The sample practice of the practice is deleted by a job. Until then the person is nobody in it.
    select p.id into sample from practice p where p.sample_of = target_practice;
    update app_user u set person_id = null, former_number = u.id, deactivated_at = coalesce(u.deactivated_at, now())
    where u.practice_id = sample and u.person_id = target_person;
    was_in_sample := found;
    is_last := not exists (select from app_user u where u.person_id = target_person);
    if is_last then
      delete from person n where n.id = target_person;
      delete from rate_limit l where strpos(l.key, erase_person.email) > 0;
    end if;
    insert into erasure (practice_id, user_id) values (target_practice, target_user);
    return next;
  end
  $$;
revoke all on function erase_person(integer) from public;
grant execute on function erase_person(integer) to {{app_role}};

grant delete on expiry_reminder to {{app_role}};

-- Deletes the sample practice of the practice of the transaction, if there is one. By itself: its rows are written as the owner.
create function delete_own_sample() returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$ begin return delete_sample_of(current_practice()); end $$;
revoke all on function delete_own_sample() from public;
grant execute on function delete_own_sample() to {{app_role}};
