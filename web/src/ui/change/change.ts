// A change of something on the server: the call, what is shown meanwhile, what is told, and what is fetched anew.
import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type BookingKeys, createBookingKeys } from '../../lib/api/booking-keys.ts';
import { type NotifyOptions, notify } from '../feedback/notify.tsx';
import { notifyRefusal } from '../feedback/notify-refusal.ts';
import { type Preview, type Rollback, refetchSettled, showPreviews } from './preview.ts';

/** The key of all that any page shows, for a change that makes everything outdated. */
export const everything: QueryKey = [];

/** A message with a way back, or on. */
export interface Message extends NotifyOptions {
  readonly text: ReactNode;
  readonly kind?: 'success' | 'warning';
}

export interface Change<Input, Answer> {
  /** The key is the same for the same input sent again, until it was answered: a booking is carried out once. */
  readonly call: (input: Input, key: ReturnType<BookingKeys['keyOf']>) => Promise<Answer>;
  /** Identity of the input, where it cannot be derived from JSON (a file). */
  readonly identity?: (input: Input) => unknown;
  /** Whether this is one of several calls of one click: sent again because another failed, it is the same booking. */
  readonly isPart?: boolean;
  /** Shown at once, taken back if the server refuses. */
  readonly previews?: readonly Preview<Input>[];
  /** The server keeps just what was shown: nothing is fetched anew to see it. */
  readonly isExact?: boolean;
  /** Message to the user when it is done; null: none. */
  readonly success?: (answer: Answer, input: Input) => Message | string | null;
  /** Further steps when it is done, before anything is fetched again. */
  readonly after?: (answer: Answer, input: Input) => unknown;
  /** Queries that it invalidates, also when the server refused because the data has changed meanwhile. */
  readonly refetch?: readonly QueryKey[];
  /** The page shows what the server refused, as `error`: it is not told besides. */
  readonly showsRefusal?: boolean;
  /** Title of the error message, shown above the server's own text. */
  readonly failure?: string;
  /** Changes of the same name go one after the other, in the order of the clicks. With previews they always do. */
  readonly queue?: string;
}

export const changeQueue = <Input, Answer>({
  queue,
  previews = [],
}: Change<Input, Answer>): string | undefined => queue ?? (previews[0] && hashKey(previews[0].key));

/** 404 and 409: what the screen shows is no longer true. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

function tell(message: Message | string | null | undefined): void {
  if (message === null || message === undefined) return;
  const { text, kind = 'success', ...options } = typeof message === 'string' ? { text: message } : message;
  notify[kind](text, options);
}

export function toMutation<Input, Answer>(
  queryClient: QueryClient,
  change: Change<Input, Answer>,
  keys: BookingKeys,
): MutationOptions<Answer, unknown, Input, Rollback> {
  const { call, identity = (input) => input, previews = [], isExact = false } = change;
  const { success, after, refetch = [] } = change;
  const queue = changeQueue(change);
  const previewKeys = previews.map(({ key }) => key);
  return {
    // Without a connection it fails at once, and is not sent when nobody expects it any more.
    networkMode: 'always',
    retry: false,
    ...(queue === undefined ? {} : { scope: { id: queue } }),
    meta: { previewKeys },
    mutationFn: async (input) => {
      const answer = await call(input, keys.keyOf(identity(input) ?? null));
      if (!change.isPart) keys.answered();
      return answer;
    },
    onMutate: (input) => showPreviews(queryClient, previews, input),
    onSuccess: async (answer, input, rollback) => {
      rollback?.confirm();
      tell(success?.(answer, input));
      await after?.(answer, input);
      await refetchSettled(queryClient, { keys: refetch, previewKeys, isExact });
    },
    onError: (error, _input, rollback) => {
      rollback?.takeBack();
      void refetchSettled(queryClient, {
        keys: isOutdated(error) ? refetch : [],
        previewKeys,
        isExact: false,
      });
    },
  };
}

export interface Sender<Input, Answer> {
  /** Rejects with what the server refused: whoever calls it says so, in a dialog mostly. */
  readonly send: (input: Input) => Promise<Answer>;
  /** Tells the user what the server refused; null then. */
  readonly run: (input: Input) => Promise<Answer | null>;
}

export const announcingSender = <Input, Answer>(
  send: Sender<Input, Answer>['send'],
  failure?: string,
): Sender<Input, Answer> => ({
  send,
  run: (input) =>
    send(input).catch((error: unknown) => {
      // What lacked a setting is sent again once the setting is there.
      notifyRefusal(error, failure, () => void announcingSender(send, failure).run(input));
      return null;
    }),
});

/** Outside of components. In them it is useChange(), which also knows when it is busy. */
export function createChange<Input, Answer>(
  queryClient: QueryClient,
  change: Change<Input, Answer>,
): Sender<Input, Answer> {
  const options = toMutation(queryClient, change, createBookingKeys());
  return announcingSender(
    (input) => queryClient.getMutationCache().build(queryClient, options).execute(input),
    change.failure,
  );
}
