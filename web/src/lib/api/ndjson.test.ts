import { describe, expect, it } from 'vitest';
import { readLines } from './ndjson.ts';

/** A body that arrives in these pieces. */
function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function read(...pieces: (string | Uint8Array)[]) {
  const lines: unknown[] = [];
  const last = await readLines(bodyOf(...pieces), (line) => lines.push(line));
  return { lines, last };
}

describe('an answer in lines', () => {
  it('ends with the answer; all before it is progress, however it was cut', async () => {
    const whole = '{"progress":1}\n{"progress":2}\n{"data":"ä"}\n';
    const expected = { lines: [{ progress: 1 }, { progress: 2 }], last: { data: 'ä' } };
    expect(await read(whole)).toEqual(expected);
    const bytes = new TextEncoder().encode(whole);
    expect(await read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  it('may lack the last line break, and have empty lines', async () => {
    expect(await read('{"progress":1}\n\n{"data":2}')).toEqual({
      lines: [{ progress: 1 }],
      last: { data: 2 },
    });
    expect(await read('{"data":2}')).toEqual({ lines: [], last: { data: 2 } });
    expect(await read('')).toEqual({ lines: [], last: undefined });
  });

  it('that was cut off in the middle of a line is none', async () => {
    await expect(read('{"progress":1}\n{"da')).rejects.toThrow(SyntaxError);
  });
});
