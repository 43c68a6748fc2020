// What of the HTTP tests cannot run where the practices are spread over several database servers (TEST_CITUS=1), and why.

const [time, practice] = [
  'the test turns the clock back by an update that Citus refuses: an interval taken from a column',
  'the test gives a row to another practice, which Citus refuses',
];

/** By the path of the test file. A text: the whole file; else by the name of the test. */
export const notOnCitus: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'server/src/modules/purchasing/cart/order-request.test.ts': {
    'the next mail goes out ten minutes after the last one, whatever the clock shows': time,
    'a foreign, a billing and an empty address are unknown; wrong values are refused': practice,
  },
};

/** Test files that are left out as a whole. */
export const filesNotOnCitus: readonly string[] = Object.entries(notOnCitus)
  .filter(([, reason]) => typeof reason === 'string')
  .map(([file]) => file);
