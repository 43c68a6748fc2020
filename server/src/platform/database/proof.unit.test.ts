import { expect, test } from 'vitest';
import { Proof, proofForm } from './proof.ts';

const refusal = Object.assign(new Error('who asks has changed'), { code: 'PX401' });
const plain = { one: () => Promise.reject(new Error('It is not asked again')) };

test('a proof that was given, and is refused by a later message, holds no longer', async () => {
  const proof = new Proof(proofForm('confirm'), [], () => undefined);
  proof.heard({ rows: [{ proof: 3 }], rowCount: 1 }, undefined);
  expect(proof.isGiven).toBe(true);
  proof.heard(undefined, new Error('something else'));
  expect(await proof.holds(plain)).toBe(true);
  proof.heard(undefined, refusal);
  expect(proof.isGiven).toBe(false);
  expect(await proof.holds(plain)).toBe(false);
});
