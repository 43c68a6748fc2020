-- Receipts booked by mistake are taken back while nothing of them was used; expired goods are written off.

-- A reversal is a document of its own. Each of its lines takes one line of a receipt back, and each goes back once.
alter table receipt drop constraint receipt_kind_check;
alter table receipt add constraint receipt_kind_check check (kind in ('receipt', 'return', 'reversal'));
alter table receipt_line add unique (practice_id, id);
alter table receipt_line
  add column reverses integer unique,
  add foreign key (practice_id, reverses) references receipt_line (practice_id, id);

-- Labels of what never came are worth nothing, also those of inputs that were cancelled before.
alter table stock_label add column withdrawn_at timestamptz;
update stock_label l set withdrawn_at = r.booked_at
from stock_movement m join stock_movement r on r.reverses = m.id
where m.stock_entry_id = l.stock_entry_id and m.kind = 'input';

-- Goods that are thrown away leave the stock without being used.
alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (
  kind in ('input', 'consumption', 'correction', 'move', 'count', 'cancellation', 'undo', 'return', 'write-off'));
