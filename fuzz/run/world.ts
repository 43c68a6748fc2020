// The running product as the generator knows it: who is logged in, what they have, and how to ask.
import { Pool } from 'pg';
import { type Knowledge, readKnowledge } from '../product/known.ts';
import {
  type Asker,
  type DemoUser,
  demoUsers,
  findPeople,
  openSession,
  type Person,
  reactivate,
  toEmail,
} from '../product/people.ts';
import type { RunningProduct } from '../product/start.ts';
import { supplyOrders, supplyOthers } from '../product/supply.ts';
import type { FuzzRequest } from '../requests/request.ts';
import { isUser } from '../requests/request-maker.ts';
import type { FileSamples } from '../requests/sources.ts';
import type { Answer } from '../sending/answer.ts';
import { sendCut, sendRaw } from '../sending/send-raw.ts';
import { WholeSender } from '../sending/send-whole.ts';

export class World {
  readonly product: RunningProduct;
  readonly owner: Pool;
  readonly people: Readonly<Record<DemoUser, Person>>;
  readonly #sender: WholeSender;
  readonly #tokens = new Map<DemoUser, string>();
  knowledge = {} as Record<DemoUser, Knowledge>;
  searchKeys: Partial<Record<DemoUser, string>> = {};
  files: FileSamples = { workbook: Buffer.alloc(0), csv: Buffer.alloc(0) };

  private constructor(
    product: RunningProduct,
    owner: Pool,
    people: Record<DemoUser, Person>,
    parallel: number,
  ) {
    this.product = product;
    this.owner = owner;
    this.people = people;
    this.#sender = new WholeSender(product, parallel);
  }

  static async open(product: RunningProduct, parallel: number): Promise<World> {
    const owner = new Pool({ ...product.owner, max: 4 });
    // Where the product takes its database along, whoever asks next is told.
    owner.on('error', () => undefined);
    const world = new World(product, owner, await findPeople(owner), parallel);
    await world.refresh(['demo']);
    world.files = {
      workbook: await world.download('/pro/inventory/article/import/template?format=xlsx'),
      csv: await world.download('/pro/inventory/article/import/template?format=csv'),
    };
    return world;
  }

  async close(): Promise<void> {
    this.#sender.close();
    await this.owner.end();
  }

  readonly emails: readonly string[] = demoUsers.map(toEmail);

  /** Looks again at what everybody has, and gives and opens what these need to act. */
  async refresh(acting: readonly Asker[]): Promise<void> {
    for (const practiceId of new Set(acting.filter(isUser).map((user) => this.people[user].practiceId))) {
      await supplyOrders(this.owner, practiceId);
      await supplyOthers(this.owner, practiceId);
    }
    for (const user of demoUsers) {
      const { practiceId, userId } = this.people[user];
      this.knowledge[user] = await readKnowledge(this.owner, practiceId, userId);
    }
    for (const user of acting.filter(isUser)) {
      await reactivate(this.owner, this.people[user].userId);
      if (!this.#tokens.has(user)) await this.letIn(user);
      if (user === 'legacy') continue;
      const answer = await this.#ask(user, 'GET', '/pro/search/key');
      if (answer.kind === 'answer' && answer.status === 200)
        this.searchKeys[user] = JSON.parse(answer.text).data.key;
    }
  }

  /** Again, where the session has ended: logging out is one of the calls. */
  async letIn(user: DemoUser): Promise<void> {
    this.#tokens.set(user, await openSession(this.owner, this.people[user]));
  }

  #ask(user: DemoUser, method: string, path: string): Promise<Answer> {
    return this.#sender.send({
      method,
      path,
      headers: this.#credentials(user, 'bearer'),
      sending: { how: 'whole' },
    });
  }

  async download(path: string): Promise<Buffer> {
    const answer = await fetch(`http://${this.product.host}:${this.product.port}${path}`, {
      headers: this.#credentials('demo', 'bearer'),
    });
    return Buffer.from(await answer.arrayBuffer());
  }

  send(request: FuzzRequest): Promise<Answer> {
    const { sending, asker, credential } = request;
    const shown = { ...request, headers: { ...request.headers, ...this.#credentials(asker, credential) } };
    if (sending.how === 'raw') return sendRaw(this.product, sending.text);
    return sending.how === 'cut' ? sendCut(this.product, shown) : this.#sender.send(shown);
  }

  #credentials(asker: Asker, credential: FuzzRequest['credential']): Record<string, string> {
    if (asker === 'nobody') return {};
    const token = isUser(asker) ? (this.#tokens.get(asker) ?? '') : 'x'.repeat(43);
    if (credential === 'bearer') return { authorization: `Bearer ${token}` };
    const origin = credential === 'cookie' ? `http://localhost:${this.product.port}` : 'https://evil.example';
    return { cookie: `praxora_token=${token}`, origin };
  }
}
