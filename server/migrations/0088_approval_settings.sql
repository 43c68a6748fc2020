-- Approval settings of a clinic that its approvers change themselves: a limit for all orders of one buyer in a calendar month,
-- and a substitute for each approver. A change of an approver counts as a change of the clinic's settings.
alter table clinic
  add column month_limit_cents integer check (month_limit_cents >= 0),
  add column version integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by integer;
create trigger clinic_version before update on clinic for each row execute function note_change();
grant update (spending_limit_cents, month_limit_cents, version, changed_at, changed_by) on clinic to {{app_role}};

-- The substitute decides in place of the approver, from the first to the last day; without days, always.
alter table clinic_approver
  add column substitute_id integer,
  add column substitute_from date,
  add column substitute_until date,
  add foreign key (practice_id, substitute_id) references app_user (practice_id, id) on delete set null (substitute_id),
  add check (substitute_id <> user_id),
  add check (substitute_from <= substitute_until);
grant update (substitute_id, substitute_from, substitute_until) on clinic_approver to {{app_role}};

create function note_approver_change() returns trigger
  language plpgsql
  as $$
  begin
    update clinic
    set version = version + 1, changed_at = now(), changed_by = nullif(current_setting('app.user_id', true), '')::integer
    where practice_id = coalesce(new.practice_id, old.practice_id);
    return null;
  end
  $$;
create trigger clinic_approver_change after insert or update or delete on clinic_approver
  for each row execute function note_approver_change();

-- The orders of one buyer in a month.
create index purchase_order_buyer on purchase_order (practice_id, placed_by, placed_at)
  include (net_cents, vendors_net_cents, state);

-- An operator invites the first user of a practice: nobody of the practice did.
alter table invitation alter column invited_by drop not null;
