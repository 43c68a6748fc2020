// Sends chosen quantities when the hand rests, one request per position at a time, the newest choice last. Until the
// server has answered, the choice lies over the cart; a refusal takes it away again. What is still being typed lies
// over the cart too, but is not sent: "2" may be on its way to "2,5".
import { noteCartChange } from './cart-changes.ts';
import { dropPending, pendingQuantities, setPending } from './pending.ts';

/** Where the newest quantity of a position stands. A request may be under way in each of these states. */
type State =
  /** The server's quantity is the newest. */
  | { readonly name: 'settled' }
  /** Shown and not sent: the user is still typing over what was chosen before. */
  | { readonly name: 'typing'; readonly before: number | undefined }
  /** Chosen: sent when the hand rests. */
  | { readonly name: 'resting'; readonly timer: ReturnType<typeof setTimeout> }
  /** The hand rests, and an earlier request is under way: sent after its answer. */
  | { readonly name: 'due' }
  | { readonly name: 'sending' }
  /** The position goes: nothing is sent any more. */
  | { readonly name: 'released' };

type Transition = 'choose' | 'type' | 'undoTyping' | 'rest' | 'answer' | 'release';

interface Position {
  state: State;
  request?: Promise<void>;
  lastSent?: number;
}

/** Long enough to type a second digit, short enough to go unnoticed. */
const restMs = 400;

interface SenderOptions {
  /** Resolves to the quantity the server has set: more than wanted where the vendor sells no less. */
  readonly send: (positionId: number, quantity: number) => Promise<number>;
  /** The server's quantity belongs to what is known of the cart now. */
  readonly onConfirmed: (positionId: number, quantity: number) => Promise<void>;
  readonly onRaised: (positionId: number, quantity: number) => void;
  readonly onFailed: (error: unknown) => void;
  /** Called when nothing is left to be sent or answered. */
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
  /**
   * Like `leave`, for a page that is only hidden: quantities still being typed are not sent, as the user may return to
   * them.
   */
  hide: () => void;
}

export function createQuantitySender(options: SenderOptions): QuantitySender {
  const positions = new Map<number, Position>();
  const readQuantity = (positionId: number) => pendingQuantities.get().get(positionId);

  function nextState(positionId: number, { state, request }: Position, transition: Transition): State {
    const hasQuantity = readQuantity(positionId) !== undefined;
    switch (transition) {
      case 'choose':
        return { name: 'resting', timer: setTimeout(() => move(positionId, 'rest'), restMs) };
      case 'type':
        if (state.name === 'typing' || state.name === 'released') return state;
        return { name: 'typing', before: readQuantity(positionId) };
      case 'undoTyping':
        return { name: 'settled' };
      case 'rest':
        if (state.name === 'released') return state;
        if (!hasQuantity) return { name: 'settled' };
        return { name: request ? 'due' : 'sending' };
      case 'answer':
        if (state.name === 'typing' || state.name === 'resting' || state.name === 'released') return state;
        return { name: hasQuantity ? 'sending' : 'settled' };
      case 'release':
        return { name: 'released' };
    }
  }

  function move(positionId: number, transition: Transition): void {
    const position = positions.get(positionId) ?? { state: { name: 'settled' } };
    const before = position.state;
    position.state = nextState(positionId, position, transition);
    if (before.name === 'resting' && position.state !== before) clearTimeout(before.timer);
    positions.set(positionId, position);
    if (position.state.name === 'sending' && !position.request) startRequest(positionId, position);
    if (position.state.name === 'settled' && !position.request) positions.delete(positionId);
  }

  function startRequest(positionId: number, position: Position): void {
    const quantity = readQuantity(positionId);
    if (quantity === undefined) return;
    position.lastSent = quantity;
    position.request = send(positionId, quantity).then(() => {
      delete position.request;
      move(positionId, 'answer');
      const isBusy = ({ request, state }: Position) => request !== undefined || state.name === 'resting';
      if (![...positions.values()].some(isBusy)) options.onRest();
    });
  }

  async function send(positionId: number, quantity: number): Promise<void> {
    const isNewest = () => readQuantity(positionId) === quantity;
    try {
      const got = await options.send(positionId, quantity);
      if (!isNewest()) return;
      await options.onConfirmed(positionId, got);
      if (isNewest()) dropPending([positionId]);
      if (got !== quantity) options.onRaised(positionId, got);
    } catch (error) {
      if (isNewest()) dropPending([positionId]);
      options.onFailed(error);
    }
  }

  function choose(positionId: number, quantity: number): void {
    setPending(positionId, quantity);
    noteCartChange();
    move(positionId, 'choose');
  }

  function type(positionId: number, quantity: number | null): void {
    if (quantity !== null) {
      move(positionId, 'type');
      setPending(positionId, quantity);
      return;
    }
    const state = positions.get(positionId)?.state;
    const before = state?.name === 'typing' ? state.before : undefined;
    move(positionId, 'undoTyping');
    // A choice that was under way meanwhile is sent again: it does no harm.
    if (before === undefined) dropPending([positionId]);
    else choose(positionId, before);
  }

  function endRest(...names: readonly State['name'][]): void {
    for (const [positionId, { state }] of [...positions])
      if (names.includes(state.name)) move(positionId, 'rest');
  }

  function sendUnheard(): void {
    for (const [positionId, position] of positions) {
      const quantity = readQuantity(positionId);
      if (!position.request || quantity === undefined || quantity === position.lastSent) continue;
      if (position.state.name === 'released' || position.state.name === 'typing') continue;
      position.lastSent = quantity;
      // Should the page stay, the answer under way sees to the choice as ever: to set a quantity twice does no harm.
      options.send(positionId, quantity).catch(() => undefined);
    }
  }

  return {
    choose,
    type,
    release: async (positionId) => {
      const name = positions.get(positionId)?.state.name;
      const unsent = name === 'resting' || name === 'due' ? readQuantity(positionId) : undefined;
      move(positionId, 'release');
      await positions.get(positionId)?.request;
      if (unsent !== undefined) await options.send(positionId, unsent);
    },
    flush: () => endRest('typing', 'resting'),
    leave: () => {
      endRest('typing', 'resting');
      sendUnheard();
    },
    hide: () => {
      endRest('resting');
      sendUnheard();
    },
  };
}
