// A correct password grants access; too many attempts are refused, without locking out anybody else.
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { passwordFits } from '../../../platform/passwords.ts';
import { countLogin } from './attempts.ts';
import * as repository from './identity.repository.ts';
import { deviceHash, type Familiarity, hashPlace, networkHash, type Place, stranger } from './places.ts';
import { recordFailedLogin } from './recorded-logins.ts';

export const toPlace = ({ ip }: Context, device: string | null): Place => ({ network: ip, device });

export async function readFamiliarity(
  { database }: Context,
  account: repository.Login | null,
  place: Place,
): Promise<Familiarity> {
  if (account === null) return stranger;
  const { person_id: personId, practice_id: practiceId } = account;
  const known = await database.forPractice(practiceId, (tx) =>
    repository.findPlaces(tx, personId, hashPlace(personId, place)),
  );
  const has = (hash: Buffer | null) => hash !== null && known.some((one) => one.equals(hash));
  return { network: has(networkHash(personId, place)), device: has(deviceHash(personId, place)) };
}

export async function provePassword(
  context: Context,
  email: string,
  password: string,
  device: string | null,
  refusal: 'BAD_CREDENTIALS' | 'PASSWORD_INVALID',
): Promise<repository.Login> {
  const { plain } = context.database;
  const place = toPlace(context, device);
  const account = await repository.findLogin(plain, email);
  const familiar = await readFamiliarity(context, account, place);
  const forgive = await countLogin(plain, email, place, familiar);
  if (!(await passwordFits(account?.password_hash ?? null, password)) || account === null) {
    if (account !== null && refusal === 'BAD_CREDENTIALS') await recordFailedLogin(context, account);
    throw new Refusal(refusal);
  }
  await forgive();
  return account;
}
