// Asks all the time whether the server is alive, as whoever watches it would.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from '../product/start.ts';
import { WholeSender } from '../sending/send-whole.ts';
import type { Report } from './report.ts';

const pause = 250;

export function watchHealth(product: RunningProduct, report: Report): { stop(): Promise<void> } {
  const sender = new WholeSender(product, 1);
  let isOver = false;
  const watching = (async () => {
    while (!isOver && product.ending() === undefined) {
      const answer = await sender.send({
        method: 'GET',
        path: '/healthz',
        headers: {},
        sending: { how: 'whole' },
      });
      if (product.ending() === undefined && (answer.kind !== 'answer' || answer.status !== 200))
        report.blame(`/healthz did not answer 200 but ${JSON.stringify(answer)}`);
      await sleep(pause);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      sender.close();
    },
  };
}
