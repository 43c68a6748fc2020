// Sends recorded requests again, one at a time, as they were.
import { allCalls } from '@praxora/contract/calls';
import { readRequest } from '../requests/request.ts';
import { Report } from './report.ts';
import { sendRequest } from './send-request.ts';
import type { World } from './world.ts';

export async function replay(world: World, recorded: string): Promise<Report> {
  const report = new Report();
  for (const line of recorded.split('\n').filter(Boolean)) {
    await sendRequest(world, readRequest(line, allCalls), report);
    const ending = world.product.ending();
    if (ending === undefined) continue;
    report.blame(`the server ended with ${ending}`);
    break;
  }
  return report;
}
