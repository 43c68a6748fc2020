// Placing the orders of one visit to the checkout: one call per vendor basket, one after the other. Each basket has one
// Idempotency-Key for the whole visit, so that neither a second click nor a retry after a lost answer orders twice.
import type { CheckedBasket } from '../../../domain/purchasing/index.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import type { ConfirmedOrder } from '../../../lib/marketplace/checkout.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** A basket exactly as it was on the screen when it was ordered. */
export interface OrderRequest {
  readonly shown: CheckedBasket;
  readonly billingAddressId: number | undefined;
  readonly orderReference: string;
  /** Null: as soon as possible. */
  readonly requestedDeliveryDate: string | null;
}

export type Attempt =
  | { readonly state: 'sending'; readonly wish: OrderRequest }
  | { readonly state: 'ordered'; readonly wish: OrderRequest; readonly order: ConfirmedOrder }
  /** The server said no, and ordered nothing. */
  | { readonly state: 'refused'; readonly wish: OrderRequest; readonly error: ApiError }
  /** No answer: perhaps ordered, perhaps not. The same wish under the same key finds out. */
  | { readonly state: 'unanswered'; readonly wish: OrderRequest; readonly error: unknown };

export interface PlacingState {
  /** Attempts by vendor id. */
  readonly attempts: ReadonlyMap<number, Attempt>;
  readonly isRunning: boolean;
}

interface PlacingOptions {
  readonly send: (wish: OrderRequest, idempotencyKey: string) => Promise<ConfirmedOrder>;
  readonly onOrdered: (wish: OrderRequest, order: ConfirmedOrder) => void;
  /** After the last call of a run, whatever came of it. */
  readonly onFinished: () => Promise<unknown>;
}

export interface Placing {
  readonly store: Store<PlacingState>;
  /** Does nothing while a run is under way. What is ordered already is left out. */
  place: (wishes: readonly OrderRequest[]) => Promise<void>;
  /** Something that must be saved before anything is ordered, such as a note. */
  waitFor: (saving: Promise<unknown>) => void;
  /** The user has seen why the basket was refused and decided. */
  settle: (vendorId: number) => void;
}

export const requestVendorId = ({ shown }: OrderRequest): number => shown.basket.vendor.id;

export function createPlacing({ send, onOrdered, onFinished }: PlacingOptions): Placing {
  const store = createStore<PlacingState>({ attempts: new Map(), isRunning: false });
  const keys = new Map<number, string>();
  const savings = new Set<Promise<unknown>>();

  const keyOf = (vendorId: number): string => {
    const key = keys.get(vendorId) ?? newIdempotencyKey();
    keys.set(vendorId, key);
    return key;
  };
  const setRunning = (isRunning: boolean) => store.set({ ...store.get(), isRunning });
  const note = (attempt: Attempt) => {
    const attempts = new Map(store.get().attempts).set(requestVendorId(attempt.wish), attempt);
    store.set({ ...store.get(), attempts });
    return attempt;
  };

  async function placeOne(wish: OrderRequest): Promise<Attempt> {
    note({ state: 'sending', wish });
    try {
      const order = await send(wish, keyOf(requestVendorId(wish)));
      onOrdered(wish, order);
      return note({ state: 'ordered', wish, order });
    } catch (error) {
      return note(
        isRefusal(error) ? { state: 'refused', wish, error } : { state: 'unanswered', wish, error },
      );
    }
  }

  return {
    store,
    place: async (wishes) => {
      // Read and set in one go: a second click of the same moment finds it set.
      if (store.get().isRunning) return;
      setRunning(true);
      try {
        await Promise.all(savings);
        for (const wish of wishes) {
          if (store.get().attempts.get(requestVendorId(wish))?.state === 'ordered') continue;
          const { state } = await placeOne(wish);
          // Without a connection the others would only wait in vain.
          if (state === 'unanswered') break;
        }
        await onFinished();
      } finally {
        setRunning(false);
      }
    },
    waitFor: (saving) => {
      savings.add(saving);
      const forget = () => savings.delete(saving);
      saving.then(forget, forget);
    },
    settle: (vendorId) => {
      const attempts = new Map(store.get().attempts);
      if (attempts.get(vendorId)?.state === 'refused') attempts.delete(vendorId);
      store.set({ ...store.get(), attempts });
    },
  };
}

/** A clear no of the server. Too many requests are no answer to the question. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
