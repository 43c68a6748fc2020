-- Long files are read and written in slices: the rows of an import stand one to a line, each as JSON, and not in one
-- document that can only be read as a whole.
alter table article_import add column lines text;
update article_import set lines =
  (select string_agg(row::text, e'\n' order by place) from jsonb_array_elements(rows) with ordinality as r (row, place));
alter table article_import alter column lines set not null, drop column rows;
alter table article_import rename column lines to rows;

-- A session has a name that is no secret: a search key is signed for it and ends with it.
alter table session add column id integer generated always as identity unique;

drop function find_session(bytea);
create function find_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, practice_id integer, email text, first_name text, last_name text,
                 country text, edition text, practice_name text, dental_office_id uuid, basket_counter integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id)
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.token_hash = wanted_hash and s.expires_at > now()
  $$;
revoke all on function find_session(bytea) from public;
grant execute on function find_session(bytea) to {{app_role}};
