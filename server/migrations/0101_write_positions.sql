-- Where the log of the database stood after the last write of a session, device or token: a replica that has not come that far does not
-- answer it, so that everybody reads what they wrote. Used only with DATABASE_REPLICA_URL.
create table write_position (
  credential text primary key,
  position bigint not null,
  written_at timestamptz not null default now()
);
create index write_position_written_at on write_position (written_at);
grant select, insert, update, delete on write_position to {{app_role}};
