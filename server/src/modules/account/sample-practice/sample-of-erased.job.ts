// Somebody who was in the sample practice was erased: it goes, and with it the name. By itself, since it is written as the owner.
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { deleteOwnSample } from './sample-practice.repository.ts';

export const sampleOfErasedQueue = 'sample-of-erased';

export const sampleOfErasedJob: JobHandler = {
  queue: sampleOfErasedQueue,
  maxAttempts: 10,
  run: async ({ database }, { payload }) => {
    await database.forPractice(Number(payload.practiceId), deleteOwnSample);
  },
};
