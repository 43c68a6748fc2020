// A server behind window.fetch that answers when the test says so, to let answers come in any order.

interface Waiting {
  readonly request: string;
  readonly answer: (response: Response) => void;
}

export function serveSlowly() {
  const waiting: Waiting[] = [];
  window.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      waiting.push({ request: `${init?.method ?? 'GET'} ${String(input)}`, answer: resolve });
    });
  return {
    /** Requests not answered yet. */
    requests: () => waiting.map(({ request }) => request),
    /** Answers the oldest request that begins so. */
    answer: (start: string, data: unknown, status = 200): void => {
      const index = waiting.findIndex(({ request }) => request.startsWith(start));
      const [oldest] = index < 0 ? [] : waiting.splice(index, 1);
      if (!oldest)
        throw new Error(`nobody asked ${start}: ${waiting.map(({ request }) => request).join(', ')}`);
      const body = status < 400 ? { data } : { errors: { error: 'refused', code: data } };
      oldest.answer(new Response(JSON.stringify(body), { status }));
    },
  };
}
