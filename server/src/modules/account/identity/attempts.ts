// How often a password may be tried, and a mail be sent. Nobody is locked out by what somebody else tries: see decision 0022.
import type { Tx } from '../../../platform/database/tx.ts';
import { countAttempt, forgiveAttempt, type Limit, noteAttempt } from '../../../platform/rate-limit.ts';
import { hashToken } from '../../../platform/secrets.ts';
import type { Familiarity, Place } from './places.ts';

/** Only failures count against a login: a busy practice behind one address is not locked out. */
const limits = {
  byNetwork: { name: 'login:ip', attempts: 60, minutes: 15 },
  /** Failed logins of one network, or one familiar browser, at one account. */
  byPair: { name: 'login:pair', attempts: 10, minutes: 15 },
  byDevice: { name: 'login:device', attempts: 10, minutes: 15 },
  /** Failed logins of all unfamiliar networks at one account, from which on they are slowed down. */
  strangers: { name: 'login:strangers', attempts: 10, minutes: 60 },
  /** Then each of them has so many tries, … */
  slowPair: { name: 'login:slow-pair', attempts: 3, minutes: 60 },
  /** … and when there are many of them, all together one a minute: less than a hundred an hour in all. */
  manyStrangers: { name: 'login:strangers', attempts: 35, minutes: 60 },
  slow: { name: 'login:slow', attempts: 1, minutes: 1 },
  /** Codes of the second step. Only who knows the password tries them: all strangers together, and each familiar browser. */
  codeByStrangers: { name: 'code:strangers', attempts: 10, minutes: 60 },
  codeByDevice: { name: 'code:device', attempts: 10, minutes: 15 },
  resetByNetwork: { name: 'reset:ip', attempts: 30, minutes: 60 },
  resetByStrangers: { name: 'reset:strangers', attempts: 5, minutes: 60 },
  resetByPlace: { name: 'reset:place', attempts: 5, minutes: 60 },
  emailCheckByNetwork: { name: 'check:ip', attempts: 120, minutes: 5 },
} as const satisfies Record<string, Limit>;

export const countEmailCheck = (plain: Tx, { network }: Place): Promise<void> =>
  countAttempt(plain, limits.emailCheckByNetwork, network);

/** Takes back what was counted: the password was right. */
type Forgive = () => Promise<void>;

/** Counters need to tell accounts apart, not to name them: an e-mail address, even a mistyped one, is somebody's. */
export const accountMark = (email: string): string => hashToken(email.toLowerCase()).toString('base64url');
const pairOf = ({ network }: Place, account: string): string => `${network} ${account}`;
/** The cookie's value itself is kept nowhere. */
const deviceOf = ({ device }: Place, account: string): string =>
  `${hashToken(device ?? '').toString('base64url')} ${account}`;

/** Refuses when there were too many; to be called before the password is looked at. */
export async function countLogin(
  plain: Tx,
  email: string,
  place: Place,
  familiar: Familiarity,
): Promise<Forgive> {
  const account = accountMark(email);
  const counted: [Limit, string][] = [];
  const count = async (limit: Limit, subject: string): Promise<void> => {
    counted.push([limit, subject]);
    await countAttempt(plain, limit, subject);
  };
  // A browser the user logged in with answers for itself only, whatever else goes on in its network.
  if (familiar.device) await count(limits.byDevice, deviceOf(place, account));
  else {
    await count(limits.byNetwork, place.network);
    await count(limits.byPair, pairOf(place, account));
    if (!familiar.network) counted.push(...(await countStranger(plain, account, place)));
  }
  return async () => {
    for (const [limit, subject] of counted) await forgiveAttempt(plain, limit, subject);
  };
}

async function countStranger(plain: Tx, account: string, place: Place): Promise<[Limit, string][]> {
  const { strangers, manyStrangers, slowPair, slow } = limits;
  const attempts = await noteAttempt(plain, strangers, account);
  try {
    if (attempts > strangers.attempts) await countAttempt(plain, slowPair, pairOf(place, account));
    if (attempts > manyStrangers.attempts) await countAttempt(plain, slow, account);
  } catch (error) {
    // A refused attempt was not tried, so it is no failure: otherwise continued attempts would make it ever worse for
    // the others.
    await forgiveAttempt(plain, strangers, account);
    throw error;
  }
  return [[strangers, account]];
}

/** Refuses when there were too many; to be called before the code is looked at. */
export async function countCode(
  plain: Tx,
  email: string,
  place: Place,
  familiar: Familiarity,
): Promise<Forgive> {
  const account = accountMark(email);
  const [limit, subject] = familiar.device
    ? [limits.codeByDevice, deviceOf(place, account)]
    : [limits.codeByStrangers, account];
  await countAttempt(plain, limit, subject);
  return () => forgiveAttempt(plain, limit, subject);
}

/** Mail about passwords: nobody's mailbox is flooded, and no stranger keeps the user from asking for it. */
export async function countReset(
  plain: Tx,
  email: string,
  place: Place,
  familiar: Familiarity,
): Promise<void> {
  const account = accountMark(email);
  await countAttempt(plain, limits.resetByNetwork, place.network);
  if (familiar.device) await countAttempt(plain, limits.resetByPlace, deviceOf(place, account));
  else if (familiar.network) await countAttempt(plain, limits.resetByPlace, pairOf(place, account));
  else await countAttempt(plain, limits.resetByStrangers, account);
}
