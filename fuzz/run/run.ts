// Sends all requests of a run, several at a time, and looks afterwards whether everything is still whole.
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { allCalls } from '@praxora/contract/calls';
import { verifyLedger } from '../../server/src/modules/inventory/index.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import { problemsIn } from '../checks/log.ts';
import { markPractices } from '../checks/marks.ts';
import { changesBetween, readFingerprint } from '../checks/untouched.ts';
import { toEmail } from '../product/people.ts';
import { randomFor } from '../random.ts';
import { callRequest } from '../requests/call-request.ts';
import { followUp } from '../requests/follow-up.ts';
import { nextRequest } from '../requests/mix.ts';
import { callName, written } from '../requests/request.ts';
import type { Sources } from '../requests/sources.ts';
import { watchHealth } from './health.ts';
import { quietJobs } from './jobs.ts';
import { type Part, parts } from './parts.ts';
import { Report } from './report.ts';
import {
  isCarriedOut,
  isStoredAnswer,
  repeatRequest,
  sendOtherUnderKey,
  sendRequest,
} from './send-request.ts';
import type { World } from './world.ts';

export interface RunOptions {
  readonly requests: number;
  readonly seed: number;
  /** Requests at the same time. */
  readonly parallel: number;
  /** Every request is written here before it is sent. */
  readonly record?: string;
  readonly say: (line: string) => void;
}

/** From this many on, a call that was never answered with a success counts as a fault of the generator. */
const enoughToReachAll = 20_000;
/**
 * They succeed only with a secret out of a mail, an authenticator or another device, a printer of the operator, columns of the
 * very file, a cheaper split of the very order, or years after the invoice came: their own tests have those.
 */
const neverByChance = new Set([
  ...['confirmTwoStep', 'renewRecoveryCodes', 'requestTwoStepReset', 'joinPractice', 'openInvitation'],
  ...['acceptInvitation', 'unsubscribe', 'pairDevice', 'getOwnDevice', 'downloadBlob', 'printOnNetwork'],
  ...['changePriceList', 'applyCheaperSplit', 'deleteInvoice'],
]);
/** Everybody's data is read again after this many requests. */
const refreshEvery = 150;

export async function run(world: World, options: RunOptions): Promise<Report> {
  const report = new Report();
  const saidBefore = world.product.said.length;
  const health = watchHealth(world.product, report);
  let number = 0;
  for (const part of parts) {
    const count = Math.round(options.requests * part.share);
    options.say(`${part.title}: ${count} requests`);
    await runPart(world, part, options, number, count, report);
    number += count;
    if (part === parts[0]) await markPractices(world.owner, world.people);
  }
  await health.stop();
  await lookOver(world, saidBefore, report);
  if (options.requests >= enoughToReachAll)
    for (const name of report.unreached(
      allCalls.filter(({ name }) => !neverByChance.has(name)).map(callName),
    ))
      report.blame(
        `${name} was never answered with a success; the last refusal: ${report.lastRefusalOf(name)}`,
      );
  return report;
}

async function runPart(
  world: World,
  part: Part,
  options: RunOptions,
  first: number,
  count: number,
  report: Report,
): Promise<void> {
  const others = (part.untouched ?? []).map((user) => world.people[user].practiceId);
  await quietJobs(world.owner);
  const before = await readFingerprint(world.owner, others);
  const record = options.record === undefined ? undefined : createWriteStream(options.record, { flags: 'a' });
  for (let from = first; from < first + count; from += refreshEvery) {
    await world.refresh(part.askers.map(([, asker]) => asker));
    let next = from;
    const end = Math.min(from + refreshEvery, first + count);
    const work = async (): Promise<void> => {
      while (next < end && world.product.ending() === undefined) {
        const number = next++;
        const request = nextRequest(number, sourcesOf(world, part, options.seed, number));
        record?.write(`${written(request)}\n`);
        const answer = await sendRequest(world, request, report);
        if (part.goodwill === 100) report.noteRefusal(request, answer);
        const following = isCarriedOut(answer) ? followUp(request) : undefined;
        if (following) await sendRequest(world, following, report);
        if (!isStoredAnswer(request, answer) || !request.call) continue;
        await repeatRequest(world, request, answer, report);
        const other = { ...sourcesOf(world, part, options.seed, `${number} otherwise`), goodwill: 100 };
        await sendOtherUnderKey(world, request, callRequest(number, request.call, other), report);
      }
    };
    await Promise.all(Array.from({ length: options.parallel }, work));
    if (world.product.ending() !== undefined) break;
  }
  await new Promise<void>((done) => (record ? record.end(done) : done()));
  if (world.product.ending() !== undefined) return;
  for (const change of changesBetween(before, await readFingerprint(world.owner, others)))
    report.blame(change);
}

const sourcesOf = (world: World, part: Part, seed: number, number: number | string): Sources => ({
  random: randomFor(seed, number),
  askers: part.askers,
  goodwill: part.goodwill,
  people: world.people,
  knowledge: world.knowledge,
  searchKeys: world.searchKeys,
  files: world.files,
  emails: part.logins === 'own' ? [toEmail('demo')] : world.emails,
});

/** The process is the same, has logged no fault, and the ledger is right. */
async function lookOver({ product, owner }: World, saidBefore: number, report: Report): Promise<void> {
  await sleep(200);
  const ending = product.ending();
  if (ending !== undefined) report.blame(`the server ended with ${ending}`);
  for (const problem of problemsIn(product.said.slice(saidBefore))) report.blame(problem);
  const client = await owner.connect();
  const { defects } = await verifyLedger(plainTx(client)).finally(() => client.release());
  for (const defect of defects) report.blame(`the ledger is wrong: ${defect}`);
}
