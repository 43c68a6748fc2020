// Proves to the vendor that a body is ours and when it was sent; docs/operations.md shows how to check it.
import { createHmac } from 'node:crypto';

export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
