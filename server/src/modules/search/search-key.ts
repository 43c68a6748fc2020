// The key a practice searches with: who it is for and until when, signed so that nobody can make one up.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const content = z.object({ practiceId: z.number().int().positive(), expires: z.number().int() });
export type KeyContent = z.infer<typeof content>;

const signatureOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

export function signKey(secret: string, practiceId: number, expires: Date): string {
  const payload = Buffer.from(JSON.stringify({ practiceId, expires: expires.getTime() })).toString(
    'base64url',
  );
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** Null if it was not signed by us. Whether it has expired is for the reader to say. */
export function readKey(secret: string, key: string): KeyContent | null {
  const [payload = '', signature = '', ...more] = key.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return content.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}
