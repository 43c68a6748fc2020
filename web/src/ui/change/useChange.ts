// The one way to change something from a component: `const watch = useChange({ call, success, refetch })`, then
// `watch.run(input)` from a button or `watch.send(input)` from a dialog, and `watch.isBusy`.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createBookingKeys } from '../../lib/api/booking-keys.ts';
import { announcingSender, type Change, changeQueue, type Sender, toMutation } from './change.ts';

export interface Changing<Input, Answer> extends Sender<Input, Answer> {
  readonly isBusy: boolean;
  /** Why the last one failed; null while another is on its way, and when it is done. */
  readonly error: unknown;
  /** Takes the error away: the user is about to try something else. */
  readonly forget: () => void;
  /** Input of the pending change, to be shown as if it were done; undefined while there is none. */
  readonly pending: Input | undefined;
}

export function useChange<Input = void, Answer = unknown>(
  change: Change<Input, Answer>,
): Changing<Input, Answer> {
  const queryClient = useQueryClient();
  const [keys] = useState(createBookingKeys);
  const isUnderWay = useRef(false);
  // At once, so that the second click of a double click finds the button busy; the mutation's own state comes later.
  const [underWay, setUnderWay] = useState(0);
  const { mutateAsync, isPending, error, variables, reset } = useMutation(
    toMutation(queryClient, change, keys),
  );
  const canQueue = changeQueue(change) !== undefined;

  async function send(input: Input): Promise<Answer> {
    isUnderWay.current = true;
    setUnderWay((count) => count + 1);
    try {
      return await mutateAsync(input);
    } finally {
      isUnderWay.current = false;
      setUnderWay((count) => count - 1);
    }
  }

  const run = change.showsRefusal
    ? (input: Input) => send(input).catch(() => null)
    : announcingSender(send, change.failure).run;
  return {
    send,
    run: async (input) => (isUnderWay.current && !canQueue ? null : run(input)),
    error,
    forget: reset,
    isBusy: underWay > 0,
    pending: isPending ? variables : undefined,
  };
}
