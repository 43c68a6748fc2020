// The two ways an attempt ends badly: worth another one, or not.
import { type FailureReason, writeFailure } from '@praxora/rules/purchasing/transmission-failure';
import { FinalFailure } from '../../../platform/jobs/worker.ts';

export const failedForNow = (reason: FailureReason, detail: string): Error =>
  new Error(writeFailure(reason, detail));

export const failedForGood = (reason: FailureReason, detail: string): FinalFailure =>
  new FinalFailure(writeFailure(reason, detail));
