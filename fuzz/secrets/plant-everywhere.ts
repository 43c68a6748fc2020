// Plants words in every field of every call and of everything else, once while all is well and once while every write
// fails, and tells where they were found again.
import { setTimeout as sleep } from 'node:timers/promises';
import { allCalls, type NamedCall } from '@praxora/contract/calls';
import type { Pool } from 'pg';
import { randomFor } from '../random.ts';
import { inputParts } from '../requests/call-input.ts';
import { callName, type FuzzRequest } from '../requests/request.ts';
import type { Sources } from '../requests/sources.ts';
import { isLoggedOut } from '../run/send-request.ts';
import type { World } from '../run/world.ts';
import { keepsWords } from './belonging.ts';
import { breakWrites } from './faults.ts';
import { liveThrough } from './life-of-a-user.ts';
import { type Matches, note, searchDatabase } from './matches.ts';
import { goodRequest, strangersRequest, wrongRequest } from './planted-calls.ts';
import { otherRequests } from './planted-others.ts';
import { Secrets } from './secrets.ts';

export interface Planting {
  readonly found: Matches;
  /** Calls that were carried out with words in them. */
  readonly carriedOut: ReadonlySet<string>;
  /** Calls that keep text but were never carried out: what they keep is unproven. */
  readonly untried: readonly string[];
  /** How many failed while every write did. */
  readonly failed: number;
}

const parallel = 6;
/** Ids of other practices are among the values, so that a call may need some tries. */
const mostTries = 100;
/** Nobody can log in with planted words: `liveThrough` does it as a user would. */
const livedThrough = ['identity login'];
/** They need what chance seldom has: a split that is cheaper, and a count that nobody has finished. */
const leftToChance = ['approvals applyCheaperSplit', 'stocktaking addFoundBatch'];
const acting = ['demo', 'klinik', 'leitung'] as const;

/** A clinic orders and decides; everything else one practice can do. */
const askersFor = ({ group }: NamedCall): readonly (typeof acting)[number][] =>
  group === 'approvals'
    ? ['klinik', 'leitung']
    : ['cart', 'orders'].includes(group)
      ? ['demo', 'klinik']
      : ['demo'];
const takesAway = ({ call, name }: NamedCall): boolean =>
  call.method === 'DELETE' || ['cancelOrder', 'closeOrder', 'logout'].includes(name);
const makes = (named: NamedCall): boolean => !takesAway(named);

export async function plantEverywhere(world: World, seed: number): Promise<Planting> {
  const secrets = new Secrets();
  const carriedOut = new Set<string>();
  let number = 0;
  const sources = (): Sources => ({
    random: randomFor(seed, number++),
    askers: [],
    goodwill: 100,
    people: world.people,
    knowledge: world.knowledge,
    searchKeys: world.searchKeys,
    files: world.files,
    emails: [],
  });
  const good = (named: NamedCall) =>
    askersFor(named).map((asker) => goodRequest(named, sources(), secrets, asker));
  const whole = (named: NamedCall) =>
    askersFor(named).map((asker) => goodRequest(named, sources(), secrets, asker, true));
  const wrong = (named: NamedCall) =>
    inputParts
      .filter((part) => named.call[part] !== undefined)
      .map((part) => wrongRequest(named, part, sources(), secrets));
  const carryOut = async (requests: readonly FuzzRequest[]) => {
    const done = new Set<string>();
    for (const { request, status } of await sendAll(world, requests))
      if (status === 200) done.add(request.name);
    for (const name of done) carriedOut.add(name);
    await world.refresh(acting);
    return done;
  };

  await world.refresh(acting);
  await liveThrough(world, secrets);
  await sendAll(world, otherRequests(secrets, world.searchKeys.demo ?? ''));
  await sendAll(
    world,
    allCalls.flatMap((named) => [...wrong(named), strangersRequest(named, sources(), secrets)]),
  );
  // Data created in one round is available to the next; calls that delete come last.
  for (let round = 0; round < 2; round += 1) await carryOut(allCalls.filter(makes).flatMap(good));
  // Every call that stores text is sent with all of its fields until it succeeds: the findings then do not depend on
  // chance.
  let left = allCalls.filter(
    (named) => makes(named) && keepsWords(callName(named)) && !livedThrough.includes(callName(named)),
  );
  const mustSucceed = (named: NamedCall) => !leftToChance.includes(callName(named));
  for (let tries = 0; tries < mostTries && left.some(mustSucceed); tries += 1) {
    const done = await carryOut(left.flatMap(whole));
    left = left.filter((named) => !done.has(callName(named)));
  }
  await searchesCounted(world.owner);
  await carryOut(allCalls.filter(takesAway).flatMap(good));
  const mend = await breakWrites(world.owner);
  const broken = allCalls.filter(({ call }) => call.method !== 'GET').flatMap(good);
  const failed = (await sendAll(world, broken)).filter(({ status }) => status === 500).length;
  await mend();
  await reportsArrived(world.owner);

  const found: Matches = new Map();
  await searchDatabase(world.owner, secrets, found);
  for (const line of world.product.said) note(found, 'log', secrets.sourcesIn(line));
  const untried = left
    .filter(mustSucceed)
    .map(callName)
    .filter((name) => !carriedOut.has(name));
  return { found, carriedOut, untried, failed };
}

async function sendAll(
  world: World,
  requests: readonly FuzzRequest[],
): Promise<{ request: FuzzRequest; status: number }[]> {
  const answers: { request: FuzzRequest; status: number }[] = [];
  const left = [...requests];
  const work = async (): Promise<void> => {
    for (let request = left.shift(); request; request = left.shift()) {
      const answer = await world.send(request);
      const status = answer.kind === 'answer' ? answer.status : 0;
      answers.push({ request, status });
      if (isLoggedOut(answer) && request.asker !== 'nobody') await world.letIn(request.asker as 'demo');
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return answers;
}

/** A search counts once nobody types on. */
async function searchesCounted(owner: Pool): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { rowCount } = await owner.query('select 1 from search_query limit 1');
    if (rowCount) return;
    await sleep(500);
  }
}

/** The reporting client sends in its own time: until none comes any more. */
async function reportsArrived(owner: Pool): Promise<void> {
  let before = -1;
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::integer as count from error_report',
    );
    const count = rows[0]?.count ?? 0;
    if (count === before && count > 1) return;
    before = count;
    await sleep(500);
  }
}
