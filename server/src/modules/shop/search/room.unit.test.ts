import { expect, test } from 'vitest';
import { Room } from './room.ts';

test('whoever was asked for longest ago makes room', () => {
  const room = new Room<string, string>(5, ({ length }) => length);
  expect([room.set('a', 'aa'), room.set('b', 'bb')]).toEqual([[], []]);
  expect(room.get('a')).toBe('aa');
  expect(room.set('c', 'cc')).toEqual(['bb']);
  expect(['a', 'b', 'c'].map((key) => room.get(key))).toEqual(['aa', undefined, 'cc']);
});

test('what takes the place of something leaves as much room as before', () => {
  const room = new Room<string, string>(5, ({ length }) => length);
  room.set('a', 'aaaa');
  expect(room.set('a', 'aa')).toEqual([]);
  expect(room.set('b', 'bbb')).toEqual([]);
  room.delete('a');
  expect(room.set('c', 'cc')).toEqual([]);
});

test('what is larger than all the room is not kept', () => {
  const room = new Room<string, string>(5, ({ length }) => length);
  room.set('a', 'a');
  expect(room.set('b', 'bbbbbb')).toEqual(['a', 'bbbbbb']);
  expect(room.get('b')).toBeUndefined();
});
