// How many tests passed and failed, read from the runners' own JSON reports.

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that this machine lacks something for; they say what. */
  readonly leftOut?: readonly string[];
}

export type CountReport = (report: unknown) => Counts;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string; fullName?: string }[] }[];
}

/** A file that fails to load has no test to count; it is one failure all the same. */
export const countVitest: CountReport = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const leftOut = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'skipped' && fullName ? [fullName] : [])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests + numTodoTests,
    leftOut,
  };
};

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that passed only on a second try did not pass. Errors outside of tests (a broken setup) count one each. */
export const countPlaywright: CountReport = (report) => {
  const { errors, stats } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};

/** Counts of a step: its tests, and one failure more where the numbers hide that it failed. */
export function countStep(exitCode: number, counts: Counts | undefined): Counts {
  if (!counts) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  const failedSilently = exitCode !== 0 && counts.failed === 0;
  return ranNothing || failedSilently ? { ...counts, failed: counts.failed + 1 } : counts;
}
