// What Patroni's REST interface knows and does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseNode } from './database-node.ts';
import type { Secrets } from './secrets.ts';

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

const patience = 180_000;
const askingTime = 4_000;

export class Patroni {
  readonly #nodes: readonly DatabaseNode[];
  readonly #secrets: Secrets;

  constructor(nodes: readonly DatabaseNode[], secrets: Secrets) {
    this.#nodes = nodes;
    this.#secrets = secrets;
  }

  async readPrimary(): Promise<DatabaseNode> {
    const leader = (await this.#readMembers()).find(({ role }) => role === 'leader');
    return this.#findNode(leader?.name);
  }

  async readSynchronousStandby(): Promise<DatabaseNode> {
    const standby = (await this.#readMembers()).find(({ role }) => role === 'sync_standby');
    return this.#findNode(standby?.name);
  }

  /** The standby that no booking waits for. */
  async readOtherStandby(): Promise<DatabaseNode> {
    const standby = (await this.#readMembers()).find(({ role }) => role === 'replica');
    return this.#findNode(standby?.name);
  }

  /** One primary, one synchronous standby and one more, all without lag. */
  async waitUntilWhole(): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const members = await this.#readMembers().catch(() => []);
      if (isWhole(members, this.#nodes.length) && (await this.#allAnswer())) return;
      if (Date.now() > end) throw new Error(`The database is not whole: ${JSON.stringify(members)}`);
      await sleep(500);
    }
  }

  async waitUntilSynchronous(node: DatabaseNode): Promise<void> {
    const end = Date.now() + patience;
    const read = async () => (await this.readSynchronousStandby().catch(() => undefined))?.name;
    while ((await read()) !== node.name) {
      if (Date.now() > end) throw new Error(`${node.name} does not become the synchronous standby`);
      await sleep(500);
    }
  }

  /** To the synchronous standby, as before the maintenance of a machine. */
  async switchOver(): Promise<void> {
    const [primary, candidate] = [await this.readPrimary(), await this.readSynchronousStandby()];
    const answer = await fetch(`http://127.0.0.1:${primary.apiPort}/switchover`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`patroni:${this.#secrets.patroni}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ leader: primary.name, candidate: candidate.name }),
      signal: AbortSignal.timeout(120_000),
    });
    if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
  }

  #findNode(name: string | undefined): DatabaseNode {
    const node = this.#nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error('The database has no such node at the moment');
    return node;
  }

  /** Of a node that was just killed the others know nothing yet. */
  async #allAnswer(): Promise<boolean> {
    const answers = this.#nodes.map(({ apiPort }) =>
      fetch(`http://127.0.0.1:${apiPort}/health`, { signal: AbortSignal.timeout(askingTime) }),
    );
    return Promise.all(answers).then(
      (all) => all.every(({ ok }) => ok),
      () => false,
    );
  }

  /** As the first node tells that answers: one of them may be dead or frozen. */
  async #readMembers(): Promise<readonly Member[]> {
    const answers = this.#nodes.map(async ({ apiPort }) => {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, {
        signal: AbortSignal.timeout(askingTime),
      });
      if (!answer.ok) throw new Error(`Patroni answers ${answer.status}`);
      return (await answer.json()) as { members: readonly Member[] };
    });
    return (await Promise.any(answers)).members;
  }
}

function isWhole(members: readonly Member[], count: number): boolean {
  const runs = (role: string): number =>
    members.filter((one) => one.role === role && /^(running|streaming)$/.test(one.state)).length;
  const isCaughtUp = members.every(({ lag }) => lag === undefined || Number(lag) < 1_000_000);
  return runs('leader') === 1 && runs('sync_standby') === 1 && runs('replica') === count - 2 && isCaughtUp;
}
