-- The activity log of a practice with many entries is read and counted from indexes, whatever it is filtered by.

-- Holds what the figures above the list are counted by, so that counting reads no row.
drop index activity_by_time;
create index activity_by_time on activity (practice_id, at desc, id desc)
  include (area, author_kind, user_id, device_id, api_token_id);

-- A person's own entries lie beside those of the API tokens that the person created.
drop index activity_by_user;
create index activity_by_user on activity (practice_id, user_id, author_kind, at desc, id desc);
create index activity_by_device on activity (practice_id, device_id, at desc, id desc) where device_id is not null;
create index activity_by_token on activity (practice_id, api_token_id, at desc, id desc) where api_token_id is not null;
create index activity_refused on activity (practice_id, at desc, id desc) where action = 'access.refused';
