// The parser for what stands on every page: fetched with the first key, so that it is there when the first code ends. A code that
// comes before waits for it.
type CodeReader = typeof import('./read-code.ts');

let reader: Promise<CodeReader> | null = null;

/** The parser, shared by all callers; after a failure it is fetched anew the next time. */
export function loadCodeReader(): Promise<CodeReader> {
  reader ??= import('./read-code.ts').catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return reader;
}
