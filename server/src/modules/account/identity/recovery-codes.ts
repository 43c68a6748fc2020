// Recovery codes: what lets a user in once when the phone is lost. Told once, kept as hashes.
import { randomInt } from 'node:crypto';
import { hashToken } from '../../../platform/secrets.ts';

const recoveryCodeCount = 10;
/** Without what is easily mistaken: 16 of these letters have 78 bits, too many to try them all, with the hashes at hand too. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ2345678';
const groups = 4;
const groupLength = 4;

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, newGroup).join('-'));

/** However it was typed. The person's id goes in, so that the same code of two would not show. */
export const recoveryCodeHash = (personId: number, code: string): Buffer =>
  hashToken(`${personId} recovery ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
