-- Vendors are told apart by their colour in marks and charts. The cool half of the circle is theirs, from teal over blue to
-- magenta: warm tones mean money saved, and green, amber and red mean stock. One vendor after the other takes a step that
-- comes back to no hue for 180 vendors, and that keeps any six in a row at least 21 degrees apart.
create function vendor_hue(vendor_id integer) returns integer
  language sql immutable
  as $$ select 165 + (vendor_id * 67) % 180 $$;

create function note_vendor_hue() returns trigger
  language plpgsql
  as $$
  begin
    new.hue := vendor_hue(new.id);
    return new;
  end
  $$;
create trigger vendor_hue before insert on vendor for each row execute function note_vendor_hue();

update vendor set hue = vendor_hue(id);
