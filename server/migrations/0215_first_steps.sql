-- The first steps of a practice, as each user wants to see them: which were skipped, and whether they were put away.
create table first_steps_choice (
  practice_id integer not null,
  user_id integer not null,
  skipped text[] not null,
  is_put_away boolean not null,
  primary key (practice_id, user_id),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade
);
call protect_tenant_table('first_steps_choice');
grant select, insert, update on first_steps_choice to {{app_role}};
