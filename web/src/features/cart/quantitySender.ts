// Sends chosen quantities when the hand rests, one request per position at a time, the newest choice last. Until the
// server has answered, the choice lies over the cart; a refusal takes it away again.
import { noteCartChange } from '../../lib/cart/cart-changes.ts';
import { dropPending, pendingQuantities, setPending } from '../../lib/cart/pending.ts';

/** Long enough to type a second digit, short enough to go unnoticed. */
const restMs = 400;

interface Surroundings {
  /** Resolves to the quantity the server has set: more than wanted where the vendor sells no less. */
  readonly send: (positionId: number, quantity: number) => Promise<number>;
  /** The server's quantity belongs to what is known of the cart now. */
  readonly onConfirmed: (positionId: number, quantity: number) => Promise<void>;
  readonly onRaised: (positionId: number, quantity: number) => void;
  readonly onFailed: (error: unknown) => void;
  /** Nothing is left to be sent or answered. */
  readonly onRest: () => void;
}

export interface QuantitySender {
  choose: (positionId: number, quantity: number) => void;
  /** The position goes: what was chosen for it is not sent any more. */
  forget: (positionId: number) => void;
  /** Sends at once what waits for the hand to rest. */
  flush: () => void;
}

export function createQuantitySender(surroundings: Surroundings): QuantitySender {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const underWay = new Set<number>();

  function stopWaiting(positionId: number) {
    clearTimeout(waiting.get(positionId));
    waiting.delete(positionId);
  }

  async function deliver(positionId: number): Promise<void> {
    stopWaiting(positionId);
    const wanted = pendingQuantities.get().get(positionId);
    // An answer is awaited: it looks itself whether there is something newer.
    if (wanted === undefined || underWay.has(positionId)) return;
    underWay.add(positionId);
    const isNewest = () => pendingQuantities.get().get(positionId) === wanted;
    try {
      const got = await surroundings.send(positionId, wanted);
      if (isNewest()) {
        await surroundings.onConfirmed(positionId, got);
        if (isNewest()) dropPending([positionId]);
        if (got !== wanted) surroundings.onRaised(positionId, got);
      }
    } catch (error) {
      if (isNewest()) dropPending([positionId]);
      surroundings.onFailed(error);
    }
    underWay.delete(positionId);
    if (pendingQuantities.get().has(positionId) && !waiting.has(positionId)) void deliver(positionId);
    if (underWay.size === 0 && waiting.size === 0) surroundings.onRest();
  }

  return {
    choose: (positionId, quantity) => {
      setPending(positionId, quantity);
      noteCartChange();
      stopWaiting(positionId);
      waiting.set(
        positionId,
        setTimeout(() => void deliver(positionId), restMs),
      );
    },
    forget: stopWaiting,
    flush: () => {
      for (const positionId of [...waiting.keys()]) void deliver(positionId);
    },
  };
}
