-- A cart is worth what its user typed: 99,999 pieces at an own price come to more cents than an integer holds.
alter table optimized_cart alter column before_cents type bigint, alter column after_cents type bigint;
alter table applied_saving alter column saving_cents type bigint;
