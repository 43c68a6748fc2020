// Clients that send a request, wait for the answer, pause, and send the next one, until they are told to stop.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestToSend } from '../../http/client.ts';
import type { Visitor } from '../../http/place.ts';

export interface LoopClient {
  /** Its answers are counted under this name. */
  readonly name: string;
  readonly visitor: Visitor;
  /** Milliseconds between an answer and the next request; left out: none. */
  readonly pause?: number;
  /** The turn tells one request from another. */
  readonly ask: (turn: number) => RequestToSend;
}

/** What one kind of client was answered. */
export interface Answers {
  /** Milliseconds of those that were answered well. */
  readonly waits: number[];
  /** Refused for a while: 429 and 503. */
  refused: number;
  /** First text of each other answer. */
  readonly faults: Map<number, string>;
}

const emptyAnswers = (): Answers => ({ waits: [], refused: 0, faults: new Map() });

/** By name of the clients. */
export async function runFor(
  seconds: number,
  clients: readonly LoopClient[],
): Promise<ReadonlyMap<string, Answers>> {
  const all = new Map(clients.map(({ name }) => [name, emptyAnswers()]));
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async ({ name, visitor, ask, pause }) => {
      const answers = all.get(name) ?? emptyAnswers();
      while (performance.now() < end) {
        await askOnce(visitor, ask(nextTurn()), answers);
        if (pause !== undefined) await sleep(pause);
      }
    }),
  );
  return all;
}

async function askOnce({ client }: Visitor, request: RequestToSend, answers: Answers): Promise<void> {
  const began = performance.now();
  const { status, content } = await client.send(request);
  if (status >= 200 && status < 300) answers.waits.push(performance.now() - began);
  else if (status === 429 || status === 503) answers.refused += 1;
  else if (!answers.faults.has(status))
    answers.faults.set(status, `${request.path}: ${content.toString().slice(0, 300)}`);
}

let turns = 0;
/** No two requests of a run are the same one. */
function nextTurn(): number {
  turns += 1;
  return turns;
}
