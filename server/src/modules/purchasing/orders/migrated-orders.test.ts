// Orders of a database from before transmission and receipts existed.
import { expect, test } from 'vitest';
import { plainTx } from '../../../platform/database/tx.ts';
import { withOldDatabase } from '../../../testing/old-database.ts';
import { verifyLedger } from '../../inventory/index.ts';

const anOrder = (id: number, vendorId: number, state: string) => `
  insert into purchase_order (id, practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
    message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents,
    vat, vat_cents, gross_cents, placed_by)
  values (${id}, 1, '2026-000${id}', 'PX-1000000${id}', ${vendorId}, 'Depotia', '', '', 1, '{}', '{}', '${state}',
    100, 0, 0, 100, '[]', 19, 119, 1);
  insert into order_position (practice_id, order_id, line, name_de, name_en, manufacturer, manufacturer_number, pack_text_de,
    pack_text_en, picture, vendor_order_number, quantity, received, unit_price_cents, discount_cents, net_cents, vat_percent)
  values (1, ${id}, 1, 'Nitrila Blau', 'Nitrila Blue', 'Sanaris', 'SN-1', '', '', '', 'D-1', 1,
    ${state === 'fully-received' ? 1 : 0}, 100, 0, 100, 19);`;

test('can be sent again, are found, and count as they did', () =>
  withOldDatabase('0010', async ({ client, migrateOn }) => {
    await client.query(`
      insert into practice (id, name, country) values (1, 'Praxis', 'DE');
      insert into app_user (id, practice_id, email, password_hash) values (1, 1, 'a@praxis.example', 'x');
      insert into vendor (id, name, slug, transmission, email) values (1, 'Depotia', 'depotia', 'email', 'o@depotia.example');
      insert into vendor (id, name, slug) values (2, 'Laborfalke', 'laborfalke');
      ${anOrder(1, 1, 'transmitting')} ${anOrder(2, 2, 'transmitting')} ${anOrder(3, 1, 'fully-received')}
      insert into order_event (practice_id, order_id, user_id, event, state)
      values (1, 3, 1, 'placed', 'ordered'), (1, 3, 1, 'received', 'fully-received')`);
    await migrateOn();
    const { rows: orders } = await client.query(
      'select id, transmission_error is not null as failed, section, search_text from purchase_order order by id',
    );
    expect(orders).toMatchObject([
      { id: 1, failed: true, section: 'open', search_text: expect.stringContaining('nitrila blau') },
      // Sent by hand: a user marks it as sent.
      { id: 2, failed: false, section: 'open' },
      { id: 3, failed: false, section: 'completed' },
    ]);
    const { rows: events } = await client.query('select event from order_event order by id');
    expect(events).toEqual([{ event: 'placed' }, { event: 'fully-received' }]);
    expect((await verifyLedger(plainTx(client))).defects).toEqual([]);
    await client.query('update order_position set received = 2 where order_id = 3');
    expect((await verifyLedger(plainTx(client))).defects).toHaveLength(1);
  }));
