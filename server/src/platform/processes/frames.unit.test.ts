import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { receiveFrames, sendFrame } from './frames.ts';

/** Both ends in one: what is written arrives in pieces of so many bytes. */
function aWire(pieces: number): Socket {
  const wire = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      for (let start = 0; start < chunk.length; start += pieces)
        wire.emit('data', chunk.subarray(start, start + pieces));
      done();
    },
  });
  return wire as Socket;
}

const values = [
  { kind: 'search', view: new Map([['1', [{ cents: 199 }]]]) },
  '',
  'Prüfung für 5 € 😀'.repeat(5_000),
  { empty: undefined, list: [] },
];

test.each([1, 3, 4, 5, 4_096, 1_000_000])('values arrive whole in pieces of %i bytes', async (pieces) => {
  const wire = aWire(pieces);
  const received: unknown[] = [];
  receiveFrames(wire, (value) => received.push(value));
  for (const value of values) sendFrame(wire, value);
  await nextRound();
  expect(received).toEqual(values);
});

test('several that arrive together are taken one by one', async () => {
  const bytes: Buffer[] = [];
  const out = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      bytes.push(chunk);
      done();
    },
  });
  for (const value of values) sendFrame(out as Socket, value);
  await nextRound();
  const wire = aWire(1);
  const received: unknown[] = [];
  receiveFrames(wire, (value) => received.push(value));
  const all = Buffer.concat(bytes);
  wire.emit('data', all.subarray(0, all.length - 2));
  expect(received).toEqual(values.slice(0, -1));
  wire.emit('data', all.subarray(all.length - 2));
  expect(received).toEqual(values);
});
