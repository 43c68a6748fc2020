// An answer that comes line by line, each a JSON text: all but the last tell how far it is, the last is the answer.

/** The last line; the ones before go to `onLine` as they come. A line that is no JSON ends it with an error. */
export async function readLines(
  body: ReadableStream<Uint8Array>,
  onLine: (line: unknown) => void,
): Promise<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  // The newest whole line is held back: only the end of the answer tells whether it was the last.
  let held: string | null = null;
  const take = (line: string) => {
    if (line.trim() === '') return;
    if (held !== null) onLine(JSON.parse(held));
    held = line;
  };
  for (;;) {
    const { done, value } = await reader.read();
    unread += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = unread.split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
    if (done) break;
  }
  take(unread);
  return held === null ? undefined : JSON.parse(held);
}
