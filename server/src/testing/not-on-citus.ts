// What of the HTTP tests cannot run where the practices are spread over several database servers (TEST_CITUS=1), and why.

const [time, practice, joins, keys, trigger] = [
  'the test turns the clock back by an update that Citus refuses: an interval taken from a column',
  'the test gives a row to another practice, which Citus refuses',
  'the test joins tables of practices without their practice',
  'the test reads foreign keys that only one server has',
  'the test switches a trigger off, which Citus refuses',
];

/** By the path of the test file. A text: the whole file; else by the name of the test. */
export const notOnCitus: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'server/src/cli/distribute-command.test.ts': {
    'plain PostgreSQL is refused with the way to Citus': 'it is about one server',
  },
  'server/src/cli/migrate-command.test.ts': {
    'a command, and a server with MIGRATE=false, leave an older schema as it is and name the command that changes it':
      'the test makes a database beside the spread one',
  },
  'server/src/modules/account/activity/activity-plan.test.ts': {
    'a page filtered by text within days is read from an index':
      'one practice is alone in its part of the table: the index of the days without the practice is as good, and taken',
  },
  'server/src/modules/account/devices/device-bookings.test.ts': {
    'is compared with what was there when it was counted, however late it is sent': trigger,
  },
  'server/src/modules/account/erasure/personal-data.test.ts': {
    'every column that refers to a user or a person is exported or left out for a reason': keys,
  },
  'server/src/modules/reports/reports/export/activity-file.test.ts': trigger,
  'server/src/modules/shop/search/catalog-index.test.ts': {
    'a transaction that ends late is not missed':
      'who writes a table that every server has waits for an open transaction that has written one of them',
  },
  'server/src/modules/vendors/vendors/own-vendors-in-use.test.ts': {
    'by e-mail: the order lies in the outbox with its PDF and openTRANS, customer number and message': joins,
  },
  'server/src/modules/vendors/vendors/vendors.test.ts': {
    'what was taken back in part came, and does not any more once all of it was': joins,
  },
  'server/src/modules/purchasing/cart/order-request.test.ts': {
    'the next mail goes out ten minutes after the last one, whatever the clock shows': time,
    'a foreign, a billing and an empty address are unknown; wrong values are refused': practice,
  },
};

/** Test files that are left out as a whole. */
export const filesNotOnCitus: readonly string[] = Object.entries(notOnCitus)
  .filter(([, reason]) => typeof reason === 'string')
  .map(([file]) => file);
