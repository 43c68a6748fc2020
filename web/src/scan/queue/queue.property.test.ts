// Each scan is booked once or reported as refused, in the order of scanning, whatever happens to network, tabs and
// battery.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CountingServer, type Network } from './testing/counting-server.ts';
import { TestDevice } from './testing/device.ts';

type Step =
  | { readonly do: 'scan'; readonly batch: 'full' | 'empty' }
  | { readonly do: 'undo' | 'discard' | 'assign'; readonly which: number }
  | { readonly do: 'network'; readonly network: Network }
  | { readonly do: 'send' | 'sendFromTwoTabs' | 'kill' | 'block' | 'allow' };

/** Mostly the first ones: those are on their way. */
const whole = fc.nat({ max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('scan' as const), batch: fc.constantFrom('full', 'empty') }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('undo', 'discard', 'assign'), which: whole }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      network: fc.constantFrom('up', 'down', 'losesAnswers'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('send', 'send', 'sendFromTwoTabs', 'kill', 'block', 'allow'),
    }),
  },
);

let count = 0;

test('a scan is booked once or refused, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat({ max: 12 }), async (steps, stock) => {
      count += 1;
      const name = `queue-${count}`;
      const server = new CountingServer(stock);
      let device = await TestDevice.start(name);
      const scanned = new Map<string, { readonly place: number; wasAssigned: boolean }>();
      const keyOf = (which: number) => [...scanned.keys()][which % Math.max(scanned.size, 1)] ?? '';

      for (const taken of steps) {
        if (taken.do === 'scan') {
          const { key, place } = await device.scan(taken.batch);
          scanned.set(key, { place, wasAssigned: false });
        } else if (taken.do === 'undo') await device.undo(keyOf(taken.which));
        else if (taken.do === 'discard') await device.discard(keyOf(taken.which));
        else if (taken.do === 'assign') {
          const known = scanned.get(keyOf(taken.which));
          if (known) known.wasAssigned = true;
          await device.assign(keyOf(taken.which));
        } else if (taken.do === 'network') server.network = taken.network;
        else if (taken.do === 'send') await device.send(server);
        else if (taken.do === 'sendFromTwoTabs') {
          const other = await TestDevice.start(name);
          await Promise.all([device.send(server), other.send(server)]);
        } else if (taken.do === 'kill') {
          // In the middle of it: nobody waits for the answer.
          const left = device.send(server);
          device = await TestDevice.start(name);
          await left;
        } else server.isBlocked = taken.do === 'block';
      }
      server.network = 'up';
      server.isBlocked = false;
      expect(await device.send(server)).toBe('sent');

      const bookings = await device.all();
      expect(new Set(server.ledger).size).toBe(server.ledger.length);
      for (const [key] of scanned) {
        const booking = bookings.find((one) => one.key === key);
        const isInLedger = server.ledger.includes(key);
        expect(booking?.state, 'nothing is lost').toMatch(/booked|refused|discarded/);
        expect(isInLedger, `${booking?.state}`).toBe(booking?.state === 'booked');
        // An undone scan is reversed on the server, or the undo is refused with a reason.
        const undo = bookings.find(({ undoes, state }) => undoes === key && state !== 'discarded');
        expect(server.reversed.includes(key)).toBe(undo?.state === 'booked');
      }
      const places = server.ledger
        .map((key) => scanned.get(key))
        .flatMap((known) => (known && !known.wasAssigned ? [known.place] : []));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
    { numRuns: 200 },
  );
});

test('what was scanned for one practice is never sent to another, and waits for its own', async () => {
  const server = new CountingServer(9);
  const mine = await TestDevice.start('two-practices', 'mine');
  await mine.scan();
  const other = await TestDevice.start('two-practices', 'other');
  await other.scan();
  expect(await other.send(server)).toBe('sent');
  expect((await other.all()).map(({ practice, state }) => [practice, state])).toEqual([
    ['mine', 'waiting'],
    ['other', 'booked'],
  ]);
  expect(await mine.send(server)).toBe('sent');
  expect(server.ledger).toHaveLength(2);
});

test('a blocked device keeps its queue and says why', async () => {
  const server = new CountingServer(9);
  const device = await TestDevice.start('blocked');
  const { key } = await device.scan();
  server.isBlocked = true;
  expect(await device.send(server)).toBe('DEVICE_BLOCKED');
  expect(await device.all()).toMatchObject([{ key, state: 'waiting' }]);
  server.isBlocked = false;
  expect(await device.send(server)).toBe('sent');
  expect(server.ledger).toEqual([key]);
});

test('while another tab sends, this one leaves it to it', async () => {
  const device = await TestDevice.start('elsewhere');
  await device.scan();
  expect(await device.send(new CountingServer(1), async () => undefined)).toBe('elsewhere');
});

test('what was refused is named by the server where the device knew no name, and holds up nothing', async () => {
  const server = new CountingServer(9);
  const device = await TestDevice.start('refused');
  await device.scan('empty');
  await device.scan();
  expect(await device.send(server)).toBe('sent');
  expect(await device.all()).toMatchObject([
    { state: 'refused', refusal: { code: 'NOT_ENOUGH_STOCK' }, shown: { name: 'Artinova', articleId: 1 } },
    { state: 'booked' },
  ]);
});
