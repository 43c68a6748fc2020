-- What a person was shown once: the tour at the first login, and what is new in a release.
alter table person
  add column toured_at timestamptz,
  add column read_release text;

-- Who has worked with the product needs no tour.
update person n set toured_at = now()
where exists (select from app_user u where u.person_id = n.id and u.last_login_at is not null);
