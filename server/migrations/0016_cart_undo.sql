-- What was put into the cart can be taken back, too; and an applied optimization stays known until the cart changes.
alter table cart_undo
  drop constraint cart_undo_kind_check,
  add constraint cart_undo_kind_check check (kind in ('removed', 'optimized', 'added')),
  -- For an optimization: everything that lay at its address right after it, and by which rules it was solved.
  add column cart jsonb,
  add column rules jsonb;

create index applied_saving_address on applied_saving (practice_id, address_id, applied_at desc);
