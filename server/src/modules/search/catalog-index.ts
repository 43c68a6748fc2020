// The index of the catalogue in this process: loaded or built at the start, kept in step with the database from then on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchIndex } from '@praxora/search/searchIndex';
import { loadSnapshot } from '@praxora/search/snapshot';
import type { Platform } from '../../platform/context.ts';
import type { ConnectionOptions } from '../../platform/database/connection.ts';
import { buildInWorker } from './build-in-worker.ts';
import { changesSince, currentPosition, listDocuments } from './documents.repository.ts';
import { documentOf } from './documents.ts';
import { readSnapshot, type SavedIndex } from './snapshot-file.ts';
import { synonyms } from './synonyms.ts';

const secondsBetweenLooks = 1;
/** After a build that failed. */
const secondsBetweenTries = 10;
/** More than these are built anew instead of being taken in one by one. */
const mostChanges = 5000;
/** Changed texts are kept beside the index proper; with many of them it becomes slower. */
const mostChangedTexts = 2000;
const day = 86_400_000;
/** Changes are remembered for a week; what is older cannot be caught up with. */
const oldestSnapshot = 3 * day;

/** An index and how far it has followed. Changes go into the pair they were read for, even if a new one came meanwhile. */
interface Current {
  readonly index: SearchIndex;
  readonly builtAt: number;
  position: string;
}

export class CatalogIndex {
  readonly #platform: Platform;
  readonly #connection: ConnectionOptions;
  readonly #file: string;
  readonly #stopping = new AbortController();
  #current: Current | undefined;
  #isRebuildDue = false;
  #building: Promise<void> | undefined;
  #running: Promise<void> | undefined;
  #saidNotSaved = false;
  #isFailing = false;

  constructor(platform: Platform, connection: ConnectionOptions, file: string) {
    this.#platform = platform;
    this.#connection = connection;
    this.#file = file;
  }

  /** Undefined until the first one is there. */
  get index(): SearchIndex | undefined {
    return this.#current?.index;
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
  }

  /** A saved index serves at once, even while it is too old to catch up and a new one is being built. */
  async #load(): Promise<void> {
    const saved = await readSnapshot(this.#file);
    if (saved === null) return;
    const { place } = await currentPosition(this.#platform.database.plain);
    if (saved.standing.place !== place) return;
    const current = opened(saved);
    if (this.#age(current) > oldestSnapshot) this.#isRebuildDue = true;
    else await this.#catchUp(current);
    this.#current = current;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#look().then(
        () => {
          this.#isFailing = false;
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
    const isDue = !current || this.#isRebuildDue || this.#age(current) > day;
    if (isDue && !this.#building) {
      this.#building = this.#rebuild().finally(() => {
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
      const documents = (await listDocuments(plain, changes.ids)).map(documentOf);
      const found = new Set(documents.map(({ objectID }) => objectID));
      const gone = changes.ids.map(String).filter((id) => !found.has(id));
      current.index.applyChanges(documents, gone);
      if (current.index.changedSize > mostChangedTexts) this.#isRebuildDue = true;
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
        const current = opened(built);
        await this.#catchUp(current).catch(() => undefined);
        this.#current = current;
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

const opened = ({ standing, bytes }: SavedIndex): Current => ({
  index: loadSnapshot(bytes, synonyms),
  builtAt: standing.builtAt,
  position: standing.position,
});
