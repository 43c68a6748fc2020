import type { OptimizedCart, OptimizerProgress } from '@praxora/contract/purchasing/optimizer.calls';
import { expect, it } from 'vitest';
import { RequestCancelled } from '../../../lib/api/api-error.ts';
import { createOptimizerRuns, type OptimizerParameters, type ResultKind } from './optimizer-runs.ts';

const parameters = (parcelWorthCents = 0): OptimizerParameters => ({
  alsoOnBackorder: false,
  parcelWorthCents,
  pinnedPositionIds: [],
  excludedPositionIds: [],
});

const zero = { goodsCents: 0, shippingCents: 0, surchargeCents: 0, netCents: 0, vat: [], vatCents: 0 };
const totals = { ...zero, grossCents: 0, packages: 1 };
const result = (savingCents: number): OptimizedCart => ({
  vendors: [],
  current: [],
  moves: [],
  unavailable: [],
  added: [],
  larger: [],
  cartVendors: [],
  cartPriceDetail: {
    before: totals,
    after: totals,
    savingCents,
    savingPercent: 0,
    isProven: true,
    boundCents: 0,
  },
});

interface Asked {
  readonly parcelWorthCents: number;
  readonly kind: ResultKind;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: OptimizerProgress) => void;
  readonly answer: (savingCents: number) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** Runs whose solver answers when the test says so. */
function setUp() {
  const asked: Asked[] = [];
  const failures: unknown[] = [];
  const rest = () => new Promise<void>((done) => setTimeout(done, 0));
  const runs = createOptimizerRuns({
    solve: (_addressId, { parcelWorthCents }, kind, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new RequestCancelled('cancelled')));
        asked.push({
          parcelWorthCents,
          kind,
          signal,
          onProgress,
          answer: (savingCents) => {
            resolve(result(savingCents));
            return rest();
          },
          fail: (error) => {
            reject(error);
            return rest();
          },
        });
      }),
    onFailure: (error) => failures.push(error),
  });
  const nth = (index: number): Asked => {
    const one = asked[index];
    if (!one) throw new Error(`nobody asked ${index + 1} times`);
    return one;
  };
  return { runs, asked, nth, failures, rest, state: () => runs.storeOf(7).get() };
}

const savingOf = (cart: OptimizedCart | null) => cart?.cartPriceDetail.savingCents ?? null;

it('solves both results, one after the other, and tells how it goes', async () => {
  const { runs, asked, nth, state } = setUp();
  runs.run(7, parameters());
  runs.run(7, parameters());
  expect(asked.map(({ kind }) => kind)).toEqual(['free']);
  nth(0).onProgress({ cost: 900, bound: 800, gap: 0.11 });
  expect(state()).toMatchObject({ isLoading: true, solving: 'free', progress: { cost: 900 } });

  await nth(0).answer(71);
  expect(state()).toMatchObject({ isLoading: true, solving: 'favorites', progress: null });
  await nth(1).answer(63);
  expect(state()).toMatchObject({ isLoading: false, solving: null, stopped: null });
  expect([savingOf(state().free), savingOf(state().favorites)]).toEqual([71, 63]);
  expect(asked).toHaveLength(2);
});

it('a change of the cart aborts what is under way, takes the results and asks for a new run', async () => {
  const { runs, nth, failures, rest, state } = setUp();
  runs.run(7, parameters());
  await nth(0).answer(71);
  runs.forgetAll();
  await rest();
  expect(nth(1).signal.aborted).toBe(true);
  expect(state()).toMatchObject({
    free: null,
    favorites: null,
    isLoading: false,
    stopped: null,
    revision: 1,
  });
  expect(failures).toEqual([]);

  runs.run(7, parameters());
  expect(nth(2).kind).toBe('free');
  // A pending answer for the old cart comes too late.
  nth(1).onProgress({ cost: 1, bound: 1, gap: 0 });
  expect(state().progress).toBeNull();
});

it('other parameters replace the run; the old results stay until the new ones come', async () => {
  const { runs, nth, state } = setUp();
  runs.run(7, parameters());
  await nth(0).answer(71);
  await nth(1).answer(63);
  runs.run(7, parameters(500));
  runs.run(7, parameters(600));
  expect(nth(2).signal.aborted).toBe(true);
  expect(nth(3)).toMatchObject({ parcelWorthCents: 600, kind: 'free' });
  expect(savingOf(state().free)).toBe(71);
  await nth(3).answer(50);
  expect(savingOf(state().free)).toBe(50);
  expect(state().parameters).toEqual(parameters(600));
});

it('cancelled: what was solved stays, nobody is told of an error, and it can be run again', async () => {
  const { runs, nth, failures, rest, state } = setUp();
  runs.run(7, parameters());
  runs.cancel(7);
  await rest();
  expect(nth(0).signal.aborted).toBe(true);
  expect(state()).toMatchObject({ free: null, stopped: 'cancelled', isLoading: false });

  runs.runAgain(7, parameters());
  await nth(1).answer(71);
  runs.cancel(7);
  expect(state()).toMatchObject({ favorites: null, stopped: 'cancelled', isLoading: false });
  expect(savingOf(state().free)).toBe(71);
  expect(failures).toEqual([]);
});

it('a failure is told, and leaves no result', async () => {
  const { runs, nth, failures, state } = setUp();
  const error = new Error('no');
  runs.run(7, parameters());
  await nth(0).fail(error);
  expect(failures).toEqual([error]);
  expect(state()).toMatchObject({ free: null, stopped: 'failed', isLoading: false });
});

it('what is outdated waits for the user', async () => {
  const { runs, asked, nth, state } = setUp();
  runs.run(7, parameters());
  await nth(0).answer(71);
  await nth(1).answer(63);
  runs.markOutdated(7);
  expect(state()).toMatchObject({ free: null, favorites: null, stopped: 'outdated' });
  runs.run(7, parameters(500));
  expect(asked).toHaveLength(2);
  runs.runAgain(7, parameters(500));
  expect(nth(2).parcelWorthCents).toBe(500);
});

it('nobody looking ends a run, but keeps whole results for the next screen', async () => {
  const { runs, nth, state } = setUp();
  const leave = runs.use(7);
  runs.run(7, parameters());
  runs.endUnused(7);
  expect(nth(0).signal.aborted).toBe(false);
  leave();
  runs.endUnused(7);
  expect(nth(0).signal.aborted).toBe(true);
  expect(state()).toMatchObject({ isLoading: false, parameters: null });

  runs.run(7, parameters());
  await nth(1).answer(71);
  await nth(2).answer(63);
  runs.endUnused(7);
  expect(savingOf(state().free)).toBe(71);
});
