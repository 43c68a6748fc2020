// Going on in another practice. The whole page is loaded anew: nothing of the former practice stays in memory.
import { ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { forgetStoredOfSession } from '../../../lib/storage.ts';

function start(): void {
  forgetStoredOfSession();
  window.location.assign(pathTo('dashboard'));
}

export async function switchPractice(practiceId: number): Promise<void> {
  await callApi(ownPracticeCalls.switchPractice, { body: { practiceId } });
  start();
}

export async function openSamplePractice(): Promise<void> {
  await callApi(ownPracticeCalls.openSamplePractice, {});
  start();
}
