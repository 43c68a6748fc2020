// The drills would find a lost, a doubled and an unanswered booking, and an answer that must not be.
import { expect, inject, test } from 'vitest';
import { onServer } from '../../server/src/testing/server.ts';
import { compareWithLedger } from './comparison.ts';
import { findFailures } from './report.ts';
import { Tally } from './tally.ts';

test('lost, doubled and unanswered bookings are found, and answers that must not be', async () => {
  const tally = new Tally();
  for (const key of ['d-booked', 'd-lost', 'd-doubled', 'd-unanswered']) tally.begin(key);
  for (const key of ['d-booked', 'd-lost', 'd-doubled']) tally.acknowledge(key);
  for (const outcome of [200, 503, 'no answer', 500, 401] as const) tally.count('booking', outcome, 'text');
  const comparison = await onServer(inject('database'), async (client) => {
    // Hides the ledger of this session.
    await client.query('create temporary table stock_movement (note text, booking_id integer)');
    // One booking may have several movements.
    await client.query(
      `insert into stock_movement values ('d-booked', 1), ('d-booked', 1), ('d-doubled', 2), ('d-doubled', 3), ('other', 4)`,
    );
    return compareWithLedger(client, 'd', tally);
  });
  expect(comparison).toEqual({
    ...{ lost: ['d-lost'], doubled: ['d-doubled'], half: [] },
    unanswered: ['d-unanswered'],
  });
  expect(findFailures(tally, comparison)).toEqual([
    '1 bookings were acknowledged and lost, such as d-lost',
    '1 bookings were stored twice, such as d-doubled',
    '1 bookings were never answered, such as d-unanswered',
    'booking 500: text',
    'booking 401: text',
  ]);
  expect(findFailures(new Tally(), { lost: [], doubled: [], half: [], unanswered: [] })).toEqual([
    'no booking was acknowledged',
  ]);
});
