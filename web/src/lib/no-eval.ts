// Schemas must not try to compile themselves: our Content-Security-Policy forbids it, and even the attempt is reported.
// Imported before anything that makes a schema.
import { config } from 'zod';

config({ jitless: true });
