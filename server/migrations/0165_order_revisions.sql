-- What a waiting order said before an approver changed it. Who changed it, when and why stands in the order's history.
create table order_revision (
  practice_id integer not null,
  order_id integer not null,
  -- 1: as the buyer submitted it.
  revision integer not null check (revision > 0),
  -- Positions and sums in the contract's shape.
  content jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (practice_id, order_id, revision),
  foreign key (practice_id, order_id) references purchase_order (practice_id, id) on delete cascade
);
call protect_tenant_table('order_revision');
-- Never changed and never deleted by the application.
grant select, insert on order_revision to {{app_role}};

-- A line that the approver leaves out is no part of the order any more; it is read in the version before.
grant delete on order_position to {{app_role}};
