// Response to a request.

export type Answer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
      readonly text: string;
    }
  /** The connection was closed without an answer, or by us. */
  | { readonly kind: 'closed' }
  /** No answer came for a long time. */
  | { readonly kind: 'silent' };

/** Far more than needed: a busy machine is no failure. */
export const longestWait = 120_000;
