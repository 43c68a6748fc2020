// What a person makes of a scan whose label was used already: each decision goes out under the booking's own key.
import { expect, test } from 'vitest';
import { advance, type Booking } from '../queue/booking.ts';
import { earlierUse, removeAllTheSame, takeEarlierBack } from './used-label.ts';

const labelId = 'PX4TBN90XHX';
const refused: Booking = {
  key: 'k',
  practice: 'p',
  place: 1,
  kind: 'remove',
  scannedAt: '2026-11-18T08:00:00.000Z',
  request: { method: 'POST', path: '/pro/stock/consumption', body: { labelId, scannedAt: 'x' } },
  undoes: null,
  shown: {
    articleId: 1,
    name: 'A',
    picture: 'einweg',
    batchNumber: '',
    amount: -1,
    unit: null,
    code: labelId,
  },
  state: 'refused',
  attempts: 1,
  refusal: { code: 'LABEL_USED', params: { bookingId: 'b', who: 'W', when: 'x', where: 'R' }, message: '' },
  answer: null,
  settledAt: 'x',
};

test('only a refused use of a label is asked about', () => {
  expect(earlierUse(refused)).toEqual({ bookingId: 'b', labelId });
  expect(earlierUse({ ...refused, refusal: { code: 'LABEL_LOST', params: {}, message: '' } })).toBeNull();
  expect(earlierUse({ ...refused, request: null })).toBeNull();
});

test('removed all the same, or the earlier use taken back, it waits again under its key', () => {
  const again = removeAllTheSame(refused);
  expect(again && advance(refused, again)).toMatchObject({
    key: 'k',
    state: 'waiting',
    kind: 'remove',
    request: { body: { labelId, again: true } },
  });
  const back = advance(refused, takeEarlierBack(refused, { bookingId: 'b', labelId }));
  expect(back).toMatchObject({
    kind: 'undo',
    state: 'waiting',
    request: { path: `/pro/stock/undo/b?labelId=${labelId}` },
  });
  expect(back?.shown.amount).toBe(1);
});
