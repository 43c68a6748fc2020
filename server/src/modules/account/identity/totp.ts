// Time-based one-time codes (RFC 6238, on top of RFC 4226), as authenticator apps make them: SHA-1, 6 digits, 30
// seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
/** A clock may be half a minute off, in either direction. */
const tolerance = 1;

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, section 5.3: where the last half-byte points to, without the sign.
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Time step of the code; null if it matches no step nearby, or none later than the last one used. */
export function findStep(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = stepAt(now);
  for (let step = present - tolerance; step <= present + tolerance; step += 1) {
    const isSame = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (isSame && step > lastStep) return step;
  }
  return null;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding, as authenticator apps take it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Address the authenticator app scans; it shows issuer and account. */
export function otpAuthAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
