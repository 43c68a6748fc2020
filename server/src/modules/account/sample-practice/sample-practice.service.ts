// Sample practices: made when somebody opens one, and deleted every night. See decision 0108.
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import { enterPractice } from '../identity/own-practices.service.ts';
import * as repository from './sample-practice.repository.ts';

/** Makes the sample practice of one practice unless it is there, and the person its user; given by whoever knows the demo data. */
export type MakeSample = (wanted: {
  readonly homeId: number;
  readonly personId: number;
  readonly country: string;
  readonly language: 'de' | 'en';
  readonly today: string;
}) => Promise<void>;

/** The session goes on in the sample practice, as after a switch to another practice. */
export async function openSamplePractice(
  context: UserContext,
  make: MakeSample,
): Promise<{ token: string; practice: string }> {
  const { config, database, now, user } = context;
  if (!config.SAMPLE_PRACTICE) throw new Refusal('SAMPLE_PRACTICE_OFF');
  const { practiceId: homeId, personId, country } = user;
  const find = () => database.reading(homeId, (tx) => repository.findSample(tx, personId));
  let sample = await find();
  if (sample === null) {
    const language = await database.reading(homeId, (tx) => repository.findLanguage(tx, personId));
    await make({ homeId, personId, country, language, today: calendarDay(now()) });
    sample = await find();
  }
  // The night's deletion came in between.
  if (sample === null) throw new Refusal('PRACTICE_CHANGED', { practice: '' });
  return enterPractice(context, {
    practiceId: sample.practice_id,
    userId: sample.user_id,
    practice: sample.name,
  });
}

/** Whoever still works in one is logged out: at an hour when hardly anybody does. */
export const sampleDeletionJob = dailyJob({
  queue: 'sample-deletion',
  at: { hour: 3, minute: 10 },
  run: async ({ database }) => {
    while (await database.forNobody((tx) => repository.deleteNextSample(tx)));
  },
});
