// In development and tests the thread runs from the source: it needs to read TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./spreadsheet-worker.ts');
