import { createElement, Fragment } from 'react';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { isCancelled } from '../../lib/api/api-error.ts';
import { notify } from './notify.tsx';

/**
 * Tells why something failed, below what it was that failed where that needs saying. What was only broken off, by leaving or
 * logging out, is no news.
 */
export function notifyRefusal(error: unknown, failure?: string): void {
  if (isCancelled(error)) return;
  const reason = createElement(ApiErrorMessage, { error });
  notify.error(
    failure === undefined ? reason : createElement(Fragment, null, createElement('p', null, failure), reason),
  );
}
