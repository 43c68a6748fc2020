// How many cases a property is tried with, where it does not say so itself. A rare case that a hundred tries miss shows
// with many more: PROPERTY_RUNS=20000 npm run test:unit
import fc from 'fast-check';

const runs = process.env.PROPERTY_RUNS;
if (runs !== undefined) fc.configureGlobal({ numRuns: Number(runs) });
