// Password hashes by argon2id.
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared where there is no user, so that an unknown e-mail takes as long as a wrong password. */
const nobody = hash('no password has this hash');

export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password);
  return fits && stored !== null;
}
