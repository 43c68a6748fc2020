// The way to the primary process, in the processes that it has started.
import cluster from 'node:cluster';
import { Unavailable } from '../errors.ts';
import type { ProcessFigures, Task, ToPrimary, ToProcess } from './messages.ts';

/** Whether this process was started by a primary one. */
export const isStartedByPrimary = cluster.isWorker;

interface Waiting {
  readonly resolve: (value: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

type WithoutId<Message> = Message extends { readonly id: number } ? Omit<Message, 'id'> : never;

const waiting = new Map<number, Waiting>();
let lastId = 0;
let collect: () => Promise<ProcessFigures> = async () => [];

/** A message to a primary process that is ending gets lost; this one ends with it. */
export function tellPrimary(message: ToPrimary): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

/** Resolves with the answer; `id` names the request in messages that follow it. */
export function askPrimary(request: WithoutId<ToPrimary>): {
  readonly id: number;
  readonly answer: Promise<string | undefined>;
} {
  lastId += 1;
  const id = lastId;
  const answer = new Promise<string | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  tellPrimary({ ...request, id } as ToPrimary);
  return { id, answer };
}

/** From now on the primary process gets the figures when it asks for them. */
export function collectMetrics(read: () => Promise<ProcessFigures>): void {
  collect = read;
}

/** Resolves with what this process is to do, and answers the primary process from then on. */
export function receiveTask(): Promise<Task> {
  return new Promise((resolve) => {
    process.on('message', (message: ToProcess) => {
      if (message.kind === 'task') resolve(message.task);
      else if (message.kind === 'collect') void sendFigures(message.id);
      else settle(message);
    });
    tellPrimary({ kind: 'started' });
  });
}

async function sendFigures(id: number): Promise<void> {
  tellPrimary({ kind: 'collected', id, figures: await collect().catch(() => []) });
}

function settle(message: Extract<ToProcess, { readonly id: number }>): void {
  const request = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'refused') request?.reject(new Unavailable(message.reason));
  else request?.resolve(message.kind === 'metrics' ? message.text : undefined);
}
