import { expect, test } from 'vitest';
import { BrokenCsv, csvRecords } from './csv.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, decisiveLines = 1, size = 3) {
  const records: [number, ...string[]][] = [];
  for await (const { line, cells } of csvRecords(inPieces(text, size), { decisiveLines }))
    records.push([line, ...cells]);
  return records;
}

test.each([';', ',', '\t', '|'])('%j is found to stand between the cells', async (mark) => {
  expect(await read(['a', 'b', 'c'].join(mark))).toEqual([[1, 'a', 'b', 'c']]);
});

test('the header decides, not what people write into the cells below', async () => {
  expect(await read('a;b\nx, y, z;1\n')).toEqual([
    [1, 'a', 'b'],
    [2, 'x, y, z', '1'],
  ]);
});

test('where a title may stand above the header, more lines decide', async () => {
  expect(await read('Our list, 2026\na;b;c\n1;2;3\n', 10)).toEqual([
    [1, 'Our list, 2026'],
    [2, 'a', 'b', 'c'],
    [3, '1', '2', '3'],
  ]);
});

test('Excel may name it in a line of its own, which still counts', async () => {
  expect(await read('sep=,\r\na,b;c\r\n')).toEqual([[2, 'a', 'b;c']]);
});

test.each(['\n', '\r\n', '\r'])('a record begins where its line does (%j)', async (end) => {
  const text = ['a;b', '"one', 'two";2', '', 'x;y'].join(end);
  for (const size of [1, 2, 5, 100])
    expect(await read(text, 1, size)).toEqual([
      [1, 'a', 'b'],
      [2, 'one\ntwo', '2'],
      [5, 'x', 'y'],
    ]);
});

test('a quote without an end is no CSV', async () => {
  await expect(read('a;b\n1;"2\n')).rejects.toThrow(BrokenCsv);
});
