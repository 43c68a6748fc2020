// Moments on both sides of midnight on the days around both clock changes, and in the hour that is missing or comes twice.
export const momentsAroundClockChanges: readonly string[] = [
  // 28 to 29 March 2026: midnight is 23:00 UTC before, 22:00 UTC after.
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T21:59:59.999Z',
  '2026-03-29T22:00:00Z',
  '2026-03-31T21:59:59Z',
  '2026-03-31T22:00:00Z',
  // 24 to 25 October 2026: midnight is 22:00 UTC before, 23:00 UTC after.
  '2026-10-24T21:59:59.999Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T22:59:59.999Z',
  '2026-10-25T23:00:00Z',
  '2026-10-31T22:59:59Z',
  '2026-10-31T23:00:00Z',
];
