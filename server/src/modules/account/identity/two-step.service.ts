// Logging in in two steps: the password, and a code of the authenticator app or a recovery code. See decision 0050.
import type { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { Context, UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { isTwoStepRequired } from '../account/account-data.ts';
import { countCode } from './attempts.ts';
import type { Login } from './identity.repository.ts';
import { provePassword, readFamiliarity, toPlace } from './proof.ts';
import { recordFailedLogin, recordOwnLogin } from './recorded-logins.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { findStep, newSecret, otpAuthAddress, toBase32 } from './totp.ts';
import * as repository from './two-step.repository.ts';

type TwoStepState = DataOf<typeof ownAccessCalls.getTwoStep>;
type RecoveryCodes = DataOf<typeof ownAccessCalls.confirmTwoStep>;

const off: TwoStepState = { isOn: false, recoveryCodesLeft: 0, resetAt: null };

export async function readTwoStepState({ tx, user }: UserContext): Promise<TwoStepState> {
  const twoStep = await repository.findTwoStep(tx, user.personId);
  if (!twoStep?.is_confirmed) return off;
  return {
    isOn: true,
    recoveryCodesLeft: await repository.countCodesLeft(tx, user.personId),
    resetAt: twoStep.reset_at?.toISOString() ?? null,
  };
}

/** Second step of a login whose password was right; answers false for a person who has not switched it on. */
export async function proveSecondStep(
  context: Context,
  { email, account, code, device }: SecondStep,
): Promise<boolean> {
  const { database } = context;
  const { person_id: personId, practice_id: practiceId } = account;
  const twoStep = await database.forPractice(practiceId, (tx) => repository.findTwoStep(tx, personId));
  if (!twoStep?.is_confirmed) return false;
  if (!code) throw new Refusal('CODE_REQUIRED');
  const place = toPlace(context, device);
  const familiar = await readFamiliarity(context, account, place);
  const forgive = await countCode(database.plain, email, place, familiar);
  const isRight = await database.forPractice(practiceId, (tx) => useCode(context, tx, personId, code));
  if (!isRight) {
    await recordFailedLogin(context, account);
    throw new Refusal('CODE_INVALID');
  }
  await forgive();
  return true;
}

interface SecondStep {
  readonly email: string;
  readonly account: Login;
  readonly code: string | undefined;
  readonly device: string | null;
}

/** Either of the two; each serves once. */
async function useCode({ now }: Context, tx: Tx, personId: number, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  const twoStep = await repository.findTwoStep(tx, personId);
  const step = twoStep && findStep(twoStep.secret, code, now(), twoStep.last_step);
  if (step !== null) return (await repository.useStep(tx, personId, step)) === 1;
  return (await repository.useCode(tx, personId, recoveryCodeHash(personId, code))) === 1;
}

/** A person at somebody else's open browser must not lock them out: the password is required. */
const proveOwner = (context: UserContext, password: string, device: string | null): Promise<Login> =>
  provePassword(context, context.user.email, password, device, 'PASSWORD_INVALID');

export async function setUpTwoStep(
  context: UserContext,
  password: string,
  device: string | null,
): Promise<DataOf<typeof ownAccessCalls.setUpTwoStep>> {
  await proveOwner(context, password, device);
  const { tx, user, config } = context;
  const secret = newSecret();
  if ((await repository.savePending(tx, user.personId, secret)) === 0) throw new Refusal('TWO_STEP_ON');
  return { secret: toBase32(secret), address: otpAuthAddress(secret, config.PRODUCT_TITLE, user.email) };
}

/** The first code shows that the app has the secret: nobody is locked out by a picture that was not scanned. */
export async function confirmTwoStep(context: UserContext, typed: string): Promise<RecoveryCodes> {
  const { tx, user, now } = context;
  const twoStep = await repository.findTwoStep(tx, user.personId);
  if (twoStep === null) throw new Refusal('TWO_STEP_OFF');
  if (twoStep.is_confirmed) throw new Refusal('TWO_STEP_ON');
  const step = findStep(twoStep.secret, typed.replace(/\s/g, ''), now(), twoStep.last_step);
  if (step === null) throw new Refusal('CODE_INVALID');
  if ((await repository.confirm(tx, user.personId, twoStep.secret, step)) === 0)
    throw new Refusal('TWO_STEP_ON');
  await recordOwnLogin(context, 'twoStep.switchedOn');
  return { recoveryCodes: await replaceCodes(tx, user.personId) };
}

export async function renewRecoveryCodes(
  context: UserContext,
  password: string,
  device: string | null,
): Promise<RecoveryCodes> {
  await proveOwner(context, password, device);
  const { tx, user } = context;
  const twoStep = await repository.findTwoStep(tx, user.personId);
  if (!twoStep?.is_confirmed) throw new Refusal('TWO_STEP_OFF');
  await recordOwnLogin(context, 'twoStep.recoveryCodesRenewed');
  return { recoveryCodes: await replaceCodes(tx, user.personId) };
}

export async function switchTwoStepOff(
  context: UserContext,
  password: string,
  device: string | null,
): Promise<TwoStepState> {
  await proveOwner(context, password, device);
  if (await isTwoStepRequired(context.tx)) throw new Refusal('TWO_STEP_DUTY');
  const twoStep = await repository.findTwoStep(context.tx, context.user.personId);
  await repository.deleteTwoStep(context.tx, context.user.personId);
  if (twoStep?.is_confirmed) await recordOwnLogin(context, 'twoStep.switchedOff');
  return off;
}

async function replaceCodes(tx: Tx, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await repository.deleteCodes(tx, personId);
  await repository.insertCodes(
    tx,
    personId,
    codes.map((code) => recoveryCodeHash(personId, code)),
  );
  return codes;
}
