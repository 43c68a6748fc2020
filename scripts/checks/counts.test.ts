import { describe, expect, test } from 'vitest';
import { countPlaywright, countStep, countVitest } from './counts.ts';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'a mailbox is read' },
        { status: 'skipped', fullName: 'a mailbox (needs dovecot) is emptied' },
      ],
    },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('counting what a test runner reports', () => {
  test('a test file that cannot be loaded is a failure, and what was left out is named', () => {
    expect(countVitest(vitestReport)).toEqual({
      ...{ passed: 7, failed: 2, skipped: 3 },
      leftOut: ['a mailbox (needs dovecot) is emptied'],
    });
  });

  test('a browser test that passed on the second try, and an error outside of tests, are failures', () => {
    const report = { errors: [{}], stats: { expected: 9, unexpected: 2, flaky: 1, skipped: 4 } };
    expect(countPlaywright(report)).toEqual({ passed: 9, failed: 4, skipped: 4 });
  });
});

describe('what a step counts for', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 };

  test('a check counts as one', () => {
    expect(countStep(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countStep(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('tests count each', () => {
    expect(countStep(0, counts)).toEqual(counts);
    expect(countStep(1, { ...counts, failed: 2 })).toEqual({ ...counts, failed: 2 });
  });

  test('a step that ran no test failed, even when its runner was content', () => {
    expect(countStep(0, { passed: 0, failed: 0, skipped: 5 })).toEqual({ passed: 0, failed: 1, skipped: 5 });
  });

  test('a runner that fails without a failed test counts as one failure', () => {
    expect(countStep(1, counts)).toEqual({ ...counts, failed: 1 });
  });
});
