import { describe, expect, it } from 'vitest';
import { flowLayout } from './flow-layout.ts';

const position = (
  positionId: number,
  [fromVendorId, toVendorId]: [number, number],
  [beforeCents, afterCents]: [number, number],
) => ({ positionId, fromVendorId, toVendorId, beforeCents, afterCents });

const cart = [
  position(1, [1, 2], [12_580, 10_900]),
  position(2, [1, 2], [6290, 5450]),
  position(3, [2, 3], [3180, 2970]),
  position(4, [3, 3], [5000, 5000]),
  position(5, [4, 2], [40, 30]),
];

describe('the flow', () => {
  const flow = flowLayout(cart);

  it('has a bar for each vendor on its side, and a band for each position', () => {
    expect(flow.left.map(({ vendorId }) => vendorId)).toEqual([1, 3, 2, 4]);
    expect(flow.right.map(({ vendorId }) => vendorId).toSorted()).toEqual([2, 3]);
    expect(flow.bands.map(({ positionId, moves }) => [positionId, moves])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, true],
    ]);
  });

  it('fills each bar with its bands, without gaps or overlaps', () => {
    for (const [side, nodes] of [['left', flow.left] as const, ['right', flow.right] as const]) {
      for (const { vendorId, y, height } of nodes) {
        const ends = cart
          .filter((one) => (side === 'left' ? one.fromVendorId : one.toVendorId) === vendorId)
          .flatMap((one) => flow.bands.find(({ positionId }) => positionId === one.positionId)?.[side] ?? [])
          .toSorted((a, b) => a.y - b.y);
        let next = y;
        for (const end of ends) {
          expect(end.y).toBeCloseTo(next);
          next = end.y + end.height;
        }
        expect(next).toBeCloseTo(y + height);
      }
    }
  });

  it('gives heights by value, and enough to be seen to what is worth little', () => {
    const heightOf = (positionId: number) =>
      flow.bands.find((band) => band.positionId === positionId)?.left.height ?? 0;
    expect(heightOf(1) / heightOf(2)).toBeCloseTo(2);
    expect(heightOf(5)).toBe(9);
  });

  it('leaves room for every label within its height', () => {
    for (const nodes of [flow.left, flow.right]) {
      const middles = nodes.map(({ y, height }) => y + height / 2);
      for (const [index, middle] of middles.entries()) {
        const next = middles[index + 1];
        if (next !== undefined) expect(next - middle).toBeGreaterThanOrEqual(56);
      }
      const last = nodes.at(-1);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(flow.height);
    }
  });

  it('of an empty cart, and of one without value, is no fault', () => {
    expect(flowLayout([])).toMatchObject({ left: [], right: [], bands: [] });
    const free = flowLayout([position(1, [1, 1], [0, 0])]);
    expect(free.bands[0]?.left.height).toBe(9);
    expect(free.left[0]?.y).toBeGreaterThanOrEqual(0);
  });
});
