// Set-up of every HTTP test file: with TEST_CITUS=1 the tests that cannot run there are skipped, with their reason.
import { relative, resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { notOnCitus } from './not-on-citus.ts';

const root = resolve(import.meta.dirname, '../../..');

if (process.env.TEST_CITUS)
  beforeEach(({ task, skip }) => {
    const reasons = notOnCitus[relative(root, task.file.filepath)];
    const reason = typeof reasons === 'object' ? reasons[task.name] : undefined;
    if (reason !== undefined) skip(reason);
  });
