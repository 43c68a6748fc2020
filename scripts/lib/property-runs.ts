// How many cases a property is tried with, where it does not say so itself. A rare case that a hundred tries miss shows
// with many more: PROPERTY_RUNS=20000 npm run test:unit
// On a build server they are the same each time, so that it tells of what was changed and not of chance; everywhere else new.
import fc from 'fast-check';

const runs = process.env.PROPERTY_RUNS;
if (runs !== undefined) fc.configureGlobal({ numRuns: Number(runs) });
else if (process.env.CI) fc.configureGlobal({ seed: 1 });
