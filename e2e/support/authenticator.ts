// An authenticator app (RFC 6238), written apart from the product's own: both must agree.
import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

interface Authenticator {
  /** A code that was not used yet: that of this half minute, or of the next, since a clock may be that much ahead. */
  readonly next: () => string;
  /** The code used last, once more. */
  readonly last: () => string;
}

/** The key as it is shown to be typed. */
export function authenticator(key: string): Authenticator {
  const secret = fromBase32(key.replace(/\s/g, ''));
  let used = 0;
  const code = () => {
    const counter = Buffer.from(used.toString(16).padStart(16, '0'), 'hex');
    const mac = [...createHmac('sha1', secret).update(counter).digest()];
    const offset = (mac.at(-1) ?? 0) % 16;
    const number = mac.slice(offset, offset + 4).reduce((sum, byte) => sum * 256 + byte, 0) % 2 ** 31;
    return String(number % 1_000_000).padStart(6, '0');
  };
  return {
    next: () => {
      used = Math.max(Math.floor(Date.now() / 30_000), used + 1);
      return code();
    },
    last: code,
  };
}
