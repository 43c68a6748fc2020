// A thread of its own: holds the index, takes in changes, and answers searches in steps, so that askers take tasks.
import { parentPort, workerData } from 'node:worker_threads';
import { SuggestionIndex } from '@praxora/search/answer/suggestions';
import type { PracticeView, ProductDocument } from '@praxora/search/index/document';
import { loadSnapshot } from '@praxora/search/index/snapshot';
import { loggedError } from '../../../platform/error-summary.ts';
import { answersTo, type WrittenAnswer } from './answers.ts';
import type { ProtocolRequest } from './protocol.ts';
import type { FromThread, ThreadData, ToThread } from './query-thread.ts';
import { RoundRobin } from './round-robin.ts';
import { SearchProblem } from './search-problem.ts';
import { type Reply, serveSearches } from './search-socket.ts';
import { type OwnIds, ViewReceiver } from './view-transfer.ts';

const { bytes, thesaurus } = workerData as ThreadData;
const products = loadSnapshot(bytes, thesaurus);
let suggestions: SuggestionIndex | undefined;
const tasks = new RoundRobin<number | 'catalogue'>();
let isWorking = false;
const views = new ViewReceiver();
/** Parts that have come of those that belong together. */
let changes: { documents: ProductDocument[]; gone: string[] } = { documents: [], gone: [] };

const send = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (asked: ToThread) => {
  if (asked.kind === 'search') {
    const { id, practiceId, requests, own } = asked;
    // Taken when the request comes, since a later one may be served before it.
    addSearch(practiceId, requests, withOwn(views.receive(asked), own), {
      done: (outcome) => send({ kind: 'searched', id, ...outcome }),
      fail: (error) => fail(id, error),
    });
  } else if (asked.kind === 'listen') {
    void listen(asked).catch((error) => fail(asked.id, error));
  } else if (asked.kind === 'ping') {
    send({ kind: 'done', id: asked.id });
  } else {
    tasks.add('catalogue', carriedOut(asked));
    begin();
  }
});

/** By way of the socket, which no other thread is woken for. */
async function listen({ id, path }: RequestOf<'listen'>): Promise<void> {
  await serveSearches(path, ({ practiceId, requests, own }, view, reply) =>
    addSearch(practiceId, JSON.parse(requests), withOwn(view, own), reply),
  );
  send({ kind: 'done', id });
}

function addSearch(
  practiceId: number,
  requests: readonly ProtocolRequest[],
  view: PracticeView,
  reply: Reply,
): void {
  tasks.add(practiceId, answered(requests, view, reply));
  begin();
}

function begin(): void {
  if (isWorking) return;
  isWorking = true;
  setImmediate(work);
}

/** Runs one step per round of the event loop, so that requests arriving meanwhile are queued. */
function work(): void {
  isWorking = tasks.step();
  if (isWorking) setImmediate(work);
}

function* answered(
  requests: readonly ProtocolRequest[],
  view: PracticeView,
  reply: Reply,
): Generator<undefined, void> {
  try {
    yield* searched(requests, view, reply);
  } catch (error) {
    reply.fail(error);
  }
}

function* carriedOut(asked: RequestOf<'changes' | 'suggestions'>): Generator<undefined, void> {
  try {
    if (asked.kind === 'changes') takeIn(asked);
    else void suggest(asked).catch((error) => fail(asked.id, error));
  } catch (error) {
    fail(asked.id, error);
  }
}

function fail(id: number, error: unknown): void {
  if (error instanceof SearchProblem && error.status === 400)
    send({ kind: 'refused', id, status: error.status, message: error.message });
  else
    send({
      kind: 'failed',
      id,
      reason: error instanceof Error ? String(loggedError(error).stack) : String(error),
    });
}

type RequestOf<Kind extends ToThread['kind']> = Extract<ToThread, { readonly kind: Kind }>;

async function suggest({ id, suggestions: given }: RequestOf<'suggestions'>): Promise<void> {
  suggestions = await SuggestionIndex.build(given);
  send({ kind: 'done', id });
}

function takeIn({ id, documents, gone, isFirst, isLast }: RequestOf<'changes'>): void {
  if (isFirst) changes = { documents: [], gone: [] };
  changes.documents.push(...documents);
  changes.gone.push(...gone);
  if (isLast) products.applyChanges(changes.documents, changes.gone);
  send({ kind: 'changed', id, changedSize: products.changedSize });
}

const withOwn = (view: PracticeView, own: OwnIds): PracticeView =>
  own.boughtIds || own.stockedIds ? { ...view, ...own } : view;

function* searched(
  requests: readonly ProtocolRequest[],
  view: PracticeView,
  { done: answer }: Reply,
): Generator<undefined, void> {
  const steps = answersTo(requests, { products, suggestions }, view);
  let milliseconds = 0;
  let answers: WrittenAnswer[] | undefined;
  while (!answers) {
    const start = performance.now();
    const { done, value } = steps.next();
    milliseconds += performance.now() - start;
    if (done) answers = value;
    else yield;
  }
  answer({ answers, milliseconds });
}

send({ kind: 'opened' });
