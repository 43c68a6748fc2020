// Sends chosen quantities when the hand rests, one request per position at a time, the newest choice last. Until the
// server has answered, the choice lies over the cart; a refusal takes it away again. What is still being typed lies
// over the cart too, but is not sent: "2" may be on its way to "2,5".
import { noteCartChange } from './cart-changes.ts';
import { dropPending, pendingQuantities, setPending } from './pending.ts';

/** Long enough to type a second digit, short enough to go unnoticed. */
const restMs = 400;

interface SenderOptions {
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
  /** Shown at once, sent when it is chosen or the page is left; null: as it was before. */
  type: (positionId: number, quantity: number | null) => void;
  /**
   * The position goes. What is under way ends first and what was chosen last is sent, so that undoing brings back what
   * was seen; resolves then.
   */
  release: (positionId: number) => Promise<void>;
  /** Sends at once what waits for the hand to rest. */
  flush: () => void;
  /** The page may be gone in a moment: sends also what waits for an answer that nobody will hear. */
  leave: () => void;
  /** The same when the page is only out of sight: what is still being typed may be looked at again. */
  hide: () => void;
}

export function createQuantitySender(options: SenderOptions): QuantitySender {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const underWay = new Map<number, Promise<void>>();
  const sentLast = new Map<number, number>();
  const released = new Set<number>();
  /** What was chosen before something else was typed over it. */
  const typedOver = new Map<number, number | undefined>();

  function stopWaiting(positionId: number) {
    clearTimeout(waiting.get(positionId));
    waiting.delete(positionId);
  }

  function deliver(positionId: number): void {
    stopWaiting(positionId);
    const quantity = pendingQuantities.get().get(positionId);
    // An answer is awaited: it looks itself whether there is something newer.
    if (quantity === undefined || underWay.has(positionId) || released.has(positionId)) return;
    underWay.set(positionId, send(positionId, quantity));
  }

  async function send(positionId: number, quantity: number): Promise<void> {
    sentLast.set(positionId, quantity);
    const isNewest = () => pendingQuantities.get().get(positionId) === quantity;
    try {
      const got = await options.send(positionId, quantity);
      if (isNewest()) {
        await options.onConfirmed(positionId, got);
        if (isNewest()) dropPending([positionId]);
        if (got !== quantity) options.onRaised(positionId, got);
      }
    } catch (error) {
      if (isNewest()) dropPending([positionId]);
      options.onFailed(error);
    }
    underWay.delete(positionId);
    const isChosen = pendingQuantities.get().has(positionId) && !typedOver.has(positionId);
    if (isChosen && !waiting.has(positionId)) deliver(positionId);
    if (underWay.size === 0 && waiting.size === 0) options.onRest();
  }

  function choose(positionId: number, quantity: number): void {
    typedOver.delete(positionId);
    released.delete(positionId);
    setPending(positionId, quantity);
    noteCartChange();
    stopWaiting(positionId);
    waiting.set(
      positionId,
      setTimeout(() => deliver(positionId), restMs),
    );
  }

  function type(positionId: number, quantity: number | null): void {
    if (quantity !== null) {
      if (!typedOver.has(positionId)) typedOver.set(positionId, pendingQuantities.get().get(positionId));
      stopWaiting(positionId);
      setPending(positionId, quantity);
      return;
    }
    const before = typedOver.get(positionId);
    typedOver.delete(positionId);
    // A choice that was under way meanwhile is sent again: it does no harm.
    if (before === undefined) dropPending([positionId]);
    else choose(positionId, before);
  }

  function flush(): void {
    for (const positionId of [...typedOver.keys()]) {
      typedOver.delete(positionId);
      deliver(positionId);
    }
    sendWaiting();
  }

  function sendWaiting(): void {
    for (const positionId of [...waiting.keys()]) deliver(positionId);
  }

  function sendUnheard(): void {
    for (const positionId of underWay.keys()) {
      const quantity = pendingQuantities.get().get(positionId);
      if (quantity === undefined || quantity === sentLast.get(positionId)) continue;
      if (released.has(positionId) || typedOver.has(positionId)) continue;
      sentLast.set(positionId, quantity);
      // Should the page stay, the answer under way sees to the choice as ever: to set a quantity twice does no harm.
      options.send(positionId, quantity).catch(() => undefined);
    }
  }

  return {
    choose,
    type,
    release: async (positionId) => {
      const unsent = waiting.has(positionId) ? pendingQuantities.get().get(positionId) : undefined;
      typedOver.delete(positionId);
      released.add(positionId);
      stopWaiting(positionId);
      await underWay.get(positionId);
      if (unsent !== undefined) await options.send(positionId, unsent);
    },
    flush,
    leave: () => {
      flush();
      sendUnheard();
    },
    hide: () => {
      sendWaiting();
      sendUnheard();
    },
  };
}
