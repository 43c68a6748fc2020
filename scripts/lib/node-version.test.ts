import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.mjs';

test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.11.1', 'v100.0.0'])('%s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['v8.17.0', 'v18.20.8', 'v20.9.0', 'v20.18.3'])('%s is too old, and that is said', (version) => {
  expect(nodeProblem(version)).toContain(`Praxora needs Node 20.19 or newer; this is ${version}.`);
});
