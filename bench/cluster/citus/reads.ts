// Asks every call that reads, so that the answers before and after the practices are spread can be held against each other.
import { allCalls, type NamedCall } from '@praxora/contract/calls';
import { isWriting } from '@praxora/contract/shared/call';
import type { Pool } from 'pg';
import { type Knowledge, readKnowledge } from '../../../fuzz/product/known.ts';
import { writePath, writeQuery } from '../../../fuzz/requests/call-address.ts';
import { ClusterClient, type Outcome } from '../client.ts';

interface Answer {
  readonly outcome: Outcome;
  readonly text: string;
}

/** By the name of the call. */
export type Answers = ReadonlyMap<string, Answer>;

type Facts = Readonly<Record<string, string | number>>;

const reads = allCalls.filter(({ call }) => call.method === 'GET' && !isWriting(call));

/** The address of each call that reads, with ids of the practice's data; those for which there are none are left out. */
export async function listAddresses(
  owner: Pool,
  practiceId: number,
  userId: number,
): Promise<ReadonlyMap<string, string>> {
  const knowledge = await readKnowledge(owner, practiceId, userId);
  const addresses = new Map<string, string>();
  for (const named of reads) {
    const facts = findFacts(named, knowledge);
    if (facts) addresses.set(named.name, addressWith(named, facts));
  }
  return addresses;
}

export async function askAll(
  port: number,
  token: string,
  addresses: ReadonlyMap<string, string>,
): Promise<Answers> {
  const client = new ClusterClient([port], 71, token);
  const answers = new Map<string, Answer>();
  for (const [name, path] of addresses) answers.set(name, await client.send({ method: 'GET', path }));
  client.close();
  return answers;
}

export interface ReadComparison {
  readonly equal: readonly string[];
  readonly different: readonly string[];
  /** Their answers differ each time they are asked: times, and what is drawn at random. */
  readonly unsteady: readonly string[];
  /** There is no data of theirs. */
  readonly notAsked: readonly string[];
}

/** `before` and `again` are from the same data on the same servers. */
export function compareReads(before: Answers, again: Answers, after: Answers): ReadComparison {
  const isSame = (one: Answers, other: Answers, name: string): boolean => {
    const [a, b] = [one.get(name), other.get(name)];
    return a?.outcome === b?.outcome && a?.text === b?.text;
  };
  const names = [...before.keys()];
  const unsteady = names.filter((name) => !isSame(before, again, name));
  const steady = names.filter((name) => !unsteady.includes(name));
  return {
    equal: steady.filter((name) => isSame(before, after, name)),
    different: [
      ...steady.filter((name) => !isSame(before, after, name)),
      ...unsteady.filter((name) => before.get(name)?.outcome !== after.get(name)?.outcome),
    ],
    unsteady,
    notAsked: reads.map(({ name }) => name).filter((name) => !before.has(name)),
  };
}

/** Facts that belong together and name everything in the path; undefined: there are none. */
function findFacts({ name, group, call }: NamedCall, knowledge: Knowledge): Facts | undefined {
  const needed = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string);
  const fitting = knowledge
    .filter(({ groups, calls }) => (calls?.includes(name) ?? true) && (groups?.includes(group) ?? true))
    // What is known for this call alone goes before what holds for all.
    .toSorted((a, b) => Number(b.calls !== undefined) - Number(a.calls !== undefined));
  const [whole] = fitting
    .flatMap(({ facts }) => facts)
    .filter((facts) => needed.every((field) => field in facts));
  if (whole) return whole;
  const parts = fitting.flatMap(({ facts }) => facts.slice(0, 1));
  const joined: Facts = Object.assign({}, ...parts.toReversed());
  return needed.every((field) => field in joined) ? joined : undefined;
}

function addressWith({ call }: NamedCall, facts: Facts): string {
  const isComplete = call.query?.safeParse({}).success ?? true;
  return writePath(call, facts, () => '') + (isComplete ? '' : writeQuery(facts));
}
