import type { DisplayableError } from '../../../lib/api/error-text.ts';

/** Error if no quantity was entered. */
export const noneReceived: DisplayableError = { code: 'RECEIPT_EMPTY', params: {}, message: '' };

/** The field with a problem that stands first gets the focus, once it is drawn. */
export function showFirstProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-line] [aria-invalid="true"]')?.focus(),
  );
}
