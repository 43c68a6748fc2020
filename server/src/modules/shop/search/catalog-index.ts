// The index of the catalogue, in a thread of this process: loaded or built at the start, kept in step with the database
// from then on.
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Suggestion } from '@praxora/search/answer/suggestions';
import type { Thesaurus } from '@praxora/search/text/synonyms';
import type { Platform } from '../../../platform/context.ts';
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import { splitIntoParts } from '../../../platform/slices.ts';
import { buildInWorker } from './build-in-worker.ts';
import { changesSince, currentPosition } from './documents.repository.ts';
import { readDocuments } from './documents.ts';
import { QueryThread } from './query-thread.ts';
import { readSnapshot, type SavedIndex } from './snapshot-file.ts';
import { thesaurusWith } from './synonyms.ts';
import { thesaurusOfTheTrade } from './trade/thesaurus.ts';

const secondsBetweenLooks = 1;
/** After a build that failed. */
const secondsBetweenTries = 10;
/** More than these are built anew instead of being taken in one by one. */
const mostChanges = 5000;
/** So many are read and handed over together. */
const atOnce = 200;
/** Changed texts are kept beside the index proper; with many of them it becomes slower. */
const mostChangedTexts = 2000;
const day = 86_400_000;
/** Changes are remembered for a week; what is older cannot be caught up with. */
const oldestSnapshot = 3 * day;

/** An index and how far it has followed. Changes go into the pair they were read for, even if a new one came meanwhile. */
interface Current {
  readonly thread: QueryThread;
  readonly builtAt: number;
  position: string;
}

export class CatalogIndex {
  readonly #platform: Platform;
  readonly #connection: ConnectionOptions;
  readonly #file: string;
  readonly #stopping = new AbortController();
  #current: Current | undefined;
  #suggestions: readonly Suggestion[] = [];
  #isRebuildDue = false;
  #building: Promise<void> | undefined;
  #running: Promise<void> | undefined;
  #saidNotSaved = false;
  #isFailing = false;
  #caughtUpAt: number | undefined;

  readonly #sockets: string | undefined;
  #lastSocket = 0;
  /** Called with each index that serves from then on. */
  onServing: () => void = () => undefined;

  /** Where other processes search in it: what the paths of its threads' sockets begin with. */
  constructor(platform: Platform, connection: ConnectionOptions, file: string, sockets?: string) {
    this.#platform = platform;
    this.#connection = connection;
    this.#file = file;
    this.#sockets = sockets;
  }

  /** Undefined until the first one is there. */
  get thread(): QueryThread | undefined {
    return this.#current?.thread;
  }

  /** Milliseconds since 1970; undefined until there is an index, or until it has caught up once. */
  get builtAt(): number | undefined {
    return this.#current?.builtAt;
  }

  get caughtUpAt(): number | undefined {
    return this.#current && this.#caughtUpAt;
  }

  /** Also for the threads to come. */
  async suggest(suggestions: readonly Suggestion[]): Promise<void> {
    this.#suggestions = suggestions;
    await this.thread?.suggest(suggestions);
  }

  /** Resolves when there is an index to search. */
  start(): Promise<void> {
    const ready = this.#prepare();
    this.#running = ready.then(() => this.#follow());
    return ready;
  }

  async #prepare(): Promise<void> {
    await this.#load().catch((error) =>
      this.#platform.log.warn({ err: error }, 'the saved search index cannot be used'),
    );
    if (!this.#current) await this.#rebuild();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await this.#building;
    await this.thread?.end();
  }

  /** A saved index serves at once, even while it is too old to catch up and a new one is being built. */
  async #load(): Promise<void> {
    const saved = await readSnapshot(this.#file);
    if (saved === null) return;
    const { place } = await currentPosition(this.#platform.database.plain);
    if (saved.standing.place !== place) return;
    await this.#serve(saved, (current) => this.#catchUp(current));
  }

  /** Brought up to date by the given way first. The index before answers what it was asked, and ends. */
  async #serve(
    { standing, bytes }: SavedIndex,
    bringUpToDate: (current: Current) => Promise<void>,
  ): Promise<void> {
    const { builtAt, position } = standing;
    const thread = await QueryThread.open(bytes, await this.#thesaurus());
    const current: Current = { thread, builtAt, position };
    const suggestions = this.#suggestions;
    try {
      if (this.#age(current) > oldestSnapshot) this.#isRebuildDue = true;
      else await bringUpToDate(current);
      await current.thread.suggest(suggestions);
      if (this.#sockets !== undefined) {
        this.#lastSocket += 1;
        await thread.listen(`${this.#sockets}-${this.#lastSocket}`);
      }
    } catch (error) {
      await current.thread.end();
      throw error;
    }
    current.thread.onLost = (error) => this.#replace(current, error);
    const before = this.#current;
    this.#current = current;
    this.onServing();
    before?.thread.retire();
    // Suggestions that arrived meanwhile went to the previous thread.
    if (suggestions !== this.#suggestions) await current.thread.suggest(this.#suggestions);
  }

  /** Read for each new index: what the operator adds holds from the next one on. */
  async #thesaurus(): Promise<Thesaurus> {
    const file = join(dirname(this.#file), 'synonyms.txt');
    try {
      return await thesaurusWith(file);
    } catch (error) {
      this.#platform.log.warn({ err: error, file }, 'the file of synonyms cannot be read');
      return thesaurusOfTheTrade;
    }
  }

  /** The next look finds none and opens another. */
  #replace(current: Current, error: Error): void {
    this.#platform.log.error({ err: error }, 'the search thread ended; another one is started');
    if (this.#current === current) this.#current = undefined;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look().then(
        () => {
          this.#isFailing = false;
          this.#caughtUpAt = this.#platform.now().getTime();
        },
        (error) => {
          if (!this.#isFailing)
            this.#platform.log.warn({ err: error }, 'the search index cannot follow the catalogue');
          this.#isFailing = true;
        },
      );
      await sleep(secondsBetweenLooks * 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const current = this.#current;
    if (current) await this.#catchUp(current);
    if (current?.thread.path !== undefined) await current.thread.ping();
    const isDue = !current || this.#isRebuildDue || this.#age(current) > day;
    if (isDue && !this.#building) {
      this.#building = (current ? this.#rebuild() : this.#prepare()).finally(() => {
        this.#building = undefined;
      });
    }
  }

  async #catchUp(current: Current): Promise<void> {
    const { plain } = this.#platform.database;
    const changes = await changesSince(plain, current.position);
    if (changes.everything || changes.count > mostChanges) {
      // The new index will have them all, or be asked again from its own position.
      this.#isRebuildDue = true;
    } else if (changes.count > 0) {
      const last = changes.ids.at(-1);
      for (const ids of splitIntoParts(changes.ids, atOnce)) {
        const documents = await readDocuments(plain, ids);
        const presentIds = new Set(documents.map(({ objectID }) => objectID));
        const gone = ids.map(String).filter((id) => !presentIds.has(id));
        const [isFirst, isLast] = [ids[0] === changes.ids[0], ids.at(-1) === last];
        const changed = await current.thread.applyChanges({ documents, gone, isFirst, isLast });
        if (changed > mostChangedTexts) this.#isRebuildDue = true;
      }
    }
    current.position = changes.position;
  }

  /** Never rejects: without a new index the old one goes on, and it is tried again. */
  async #rebuild(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#isRebuildDue = false;
      try {
        const built = await buildInWorker({ connection: this.#connection, file: this.#file }, signal);
        if (built.notSaved !== undefined) this.#warnNotSaved(built.notSaved);
        await this.#serve(built, (current) => this.#catchUp(current).catch(() => undefined));
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.#platform.log.error({ err: error }, 'the search index could not be built');
        await sleep(secondsBetweenTries * 1000, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #age({ builtAt }: Current): number {
    return this.#platform.now().getTime() - builtAt;
  }

  #warnNotSaved(reason: string): void {
    if (this.#saidNotSaved) return;
    this.#saidNotSaved = true;
    this.#platform.log.warn(
      { reason, file: this.#file },
      'the search index is not saved; every start builds it anew',
    );
  }
}
