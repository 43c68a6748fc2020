// A server for one query that answers when it is told to, with what it knew when it was asked.
import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

export function slowQuery<Data>(queryClient: QueryClient, queryKey: QueryKey, first: Data) {
  let known = first;
  const waiting: (() => void)[] = [];
  let requests = 0;
  const observer = new QueryObserver<Data>(queryClient, {
    queryKey,
    retry: false,
    // The signal is read, so that the request counts as cancelled with its query.
    queryFn: ({ signal }) => {
      requests += 1;
      const answer = known;
      return new Promise<Data>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        waiting.push(() => resolve(answer));
      });
    },
  });
  return {
    /** A page shows it from now on, and asks for it. */
    open: () => observer.subscribe(() => {}),
    learn: (next: Data) => {
      known = next;
    },
    answerAll: async () => {
      for (const answer of waiting.splice(0)) answer();
      await rest();
    },
    requests: () => requests,
    shown: () => queryClient.getQueryData<Data>(queryKey),
  };
}

/** Lets everything that waits for nothing else happen. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A call that is answered when the test says so. */
export function slowCall<Input, Answer>() {
  const inputs: Input[] = [];
  const waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  return {
    inputs,
    call: (input: Input): Promise<Answer> => {
      inputs.push(input);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    answer: async (answer: Answer) => {
      waiting.shift()?.resolve(answer);
      await rest();
    },
    refuse: async (error: unknown) => {
      waiting.shift()?.reject(error);
      await rest();
    },
  };
}
