-- The label that stays at the shelf has its id as soon as it is chosen, not with the first input. Nine characters of
-- Crockford's base 32 after PX; the last checks the others, as packages/barcode does it.
do $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  one record;
  random bytea;
  code text;
  value integer;
  sum integer;
begin
  for one in select id from article where unit_to_label = 'STORAGE_PRODUCT' and permanent_label_id is null and deleted_at is null loop
    random := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
    code := 'PX';
    sum := 0;
    -- Of the last eight bytes the five lower bits are random.
    for place in 8..15 loop
      value := get_byte(random, place) & 31;
      code := code || substr(alphabet, value + 1, 1);
      sum := sum # value;
      sum := ((sum << 1) # case when sum & 16 <> 0 then 37 else 0 end) & 31;
    end loop;
    update article set permanent_label_id = code || substr(alphabet, sum + 1, 1) where id = one.id;
  end loop;
end $$;
