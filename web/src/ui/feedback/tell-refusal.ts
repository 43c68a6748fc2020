import { createElement } from 'react';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { isCancelled } from '../../lib/api/api-error.ts';
import { notify } from './notify.tsx';

/** Tells why something failed. What was only broken off, by leaving or logging out, is no news. */
export function tellRefusal(error: unknown): void {
  if (!isCancelled(error)) notify.error(createElement(ApiErrorMessage, { error }));
}
