import { createElement, Fragment } from 'react';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { isCancelled } from '../../lib/api/api-error.ts';
import { mayAdd, missingSetting } from '../../lib/api/remedies.ts';
import { askForSetting } from '../../lib/missing-settings.ts';
import { notify } from './notify.tsx';

/**
 * Tells why something failed, below what it was that failed where that needs saying. What was only broken off, by leaving or
 * logging out, is no news. A setting that is missing is asked for at once; `again` does afterwards what was refused.
 */
export function notifyRefusal(error: unknown, failure?: string, again?: () => void): void {
  if (isCancelled(error)) return;
  const setting = missingSetting(error);
  if (setting !== null && mayAdd(setting)) {
    askForSetting(setting, again);
    return;
  }
  const reason = createElement(ApiErrorMessage, { error });
  notify.error(
    failure === undefined ? reason : createElement(Fragment, null, createElement('p', null, failure), reason),
  );
}
