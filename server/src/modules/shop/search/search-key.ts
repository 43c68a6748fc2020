// The key a practice searches with: for whom, in which session or by which token, and until when, signed so that nobody can make one up.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const content = z.object({
  practiceId: z.number().int().positive(),
  /** Either a session, or an API token: the key ends with it. */
  sessionId: z.number().int().positive().nullable(),
  apiTokenId: z.number().int().positive().nullable().default(null),
  expires: z.number().int(),
  /** What is searched for in a sample practice is not learned from. */
  isSample: z.boolean().optional(),
});
export type KeyContent = z.infer<typeof content>;

/** Whom the search counts: two keys of one session are one. */
export const holderName = ({
  sessionId,
  apiTokenId,
}: Pick<KeyContent, 'sessionId' | 'apiTokenId'>): string =>
  sessionId === null ? `token ${apiTokenId}` : `session ${sessionId}`;

const signatureOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

export function signKey(secret: string, holder: KeyContent): string {
  const payload = Buffer.from(JSON.stringify(holder)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** Null if it was not signed by us, or in another form of ours. Whether it still holds is for the reader to say. */
export function readKey(secret: string, key: string): KeyContent | null {
  const [payload = '', signature = '', ...more] = key.split('.');
  const actual = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return content.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
}
