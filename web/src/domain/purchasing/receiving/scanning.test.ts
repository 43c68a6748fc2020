import { parseScan } from '@praxora/barcode/parse-scan';
import { namesProduct, toProductCode } from '@praxora/barcode/product-code';
import { describe, expect, it } from 'vitest';
import { findDraft, withDelivered, withLot } from './draft.ts';
import { aLine } from './line.fixture.ts';
import { lineOfCode, type ScanTarget, withScanned } from './scanning.ts';

const target = (key: number, changes: Partial<ScanTarget> = {}): ScanTarget => ({
  key,
  gtin: null,
  pzn: null,
  numbers: [],
  isComplete: false,
  ...changes,
});
const codeOf = (text: string) => toProductCode(parseScan(text, { today: '2026-11-15' }));

describe('the line a code means', () => {
  it('has the same GTIN, however many digits either is written with', () => {
    const targets = [target(1, { gtin: '4006381333931' }), target(2, { gtin: '96385074' })];
    expect(lineOfCode(codeOf('(01)04006381333931(10)A'), targets)).toBe(1);
    expect(lineOfCode(codeOf('4006381333931'), targets)).toBe(1);
    expect(lineOfCode(codeOf('96385074'), targets)).toBe(2);
    expect(lineOfCode(codeOf('4012345678901'), targets)).toBeNull();
  });

  it('has the PZN', () => {
    expect(lineOfCode(codeOf('-03752864'), [target(1, { pzn: '03752864' })])).toBe(1);
  });

  it('has the number of an HIBC or of a plain code, with or without dashes', () => {
    const targets = [target(1, { numbers: ['', 'SN-20451'] })];
    expect(lineOfCode({ number: 'SN20451' }, targets)).toBe(1);
    expect(lineOfCode(codeOf('sn-20451'), targets)).toBe(1);
    expect(lineOfCode(codeOf('- -'), targets)).toBeNull();
  });

  it('is the one that still lacks something', () => {
    const gtin = '4006381333931';
    expect(lineOfCode({ gtin }, [target(1, { gtin, isComplete: true }), target(2, { gtin })])).toBe(2);
    expect(lineOfCode({ gtin }, [target(1, { gtin, isComplete: true })])).toBe(1);
  });

  it('is none where a code says only batch and expiry', () => {
    expect(namesProduct(codeOf('(10)A1(17)290331'))).toBe(false);
  });
});

describe('a scanned pack', () => {
  const line = aLine();
  const empty = findDraft({}, line);
  const nb = { lot: 'NB26-0912', expiry: '2028-10-31' };

  it('counts', () => {
    const { draft, effect } = withScanned(empty, {});
    expect([draft.delivered, effect]).toEqual([1, 'counted']);
    expect(withScanned(draft, {}).draft).toMatchObject({ delivered: 2, lots: [{ quantity: 2 }] });
  });

  it('brings its batch and expiry date along, and counts again with the same', () => {
    const once = withScanned(empty, nb).draft;
    expect(once).toMatchObject({
      delivered: 1,
      lots: [{ quantity: 1, batchNumber: 'NB26-0912', expirationDate: '2028-10-31' }],
    });
    const twice = withScanned(once, nb);
    expect(twice.effect).toBe('counted');
    expect(twice.draft).toMatchObject({ delivered: 2, lots: [{ quantity: 2 }] });
  });

  it('fills in the first lot without batch where somebody has counted already', () => {
    const { draft, effect } = withScanned(withDelivered(empty, 12), nb);
    expect(effect).toBe('filled');
    expect(draft).toMatchObject({ delivered: 12, lots: [{ quantity: 12, batchNumber: 'NB26-0912' }] });
  });

  it('begins another lot with another batch', () => {
    const { draft, effect } = withScanned(withScanned(empty, nb).draft, { lot: 'NB26-1007' });
    expect(effect).toBe('added');
    expect(draft).toMatchObject({
      delivered: 2,
      lots: [{ quantity: 1 }, { quantity: 1, batchNumber: 'NB26-1007', expirationDate: null }],
    });
  });

  it('gives the other lot what is not distributed yet', () => {
    const counted = withLot(withScanned(withDelivered(empty, 12), nb).draft, 1, { quantity: 8 });
    const { draft } = withScanned(counted, { lot: 'NB26-1007' });
    expect(draft).toMatchObject({ delivered: 12, lots: [{ quantity: 8 }, { quantity: 4 }] });
  });

  it('takes the same batch with another expiry date for another lot', () => {
    const once = withScanned(empty, nb).draft;
    expect(withScanned(once, { ...nb, expiry: '2029-01-31' }).effect).toBe('added');
  });

  it('completes a lot whose batch was typed', () => {
    const typed = withLot(withDelivered(empty, 2), 1, { batchNumber: 'nb26 0912' });
    expect(withScanned(typed, nb).draft.lots).toMatchObject([{ quantity: 3, expirationDate: '2028-10-31' }]);
  });
});
