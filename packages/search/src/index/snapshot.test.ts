import { describe, expect, it } from 'vitest';
import { product } from '../testing/products.ts';
import { buildIndex } from './builder.ts';
import { loadSnapshot, SnapshotError, saveSnapshot } from './snapshot.ts';

const index = await buildIndex([product('1', 'Sonde'), product('2', 'Zahnweiß 日本', { nummern: ['A-1'] })]);

describe('a snapshot', () => {
  it('keeps texts of every script', () => {
    expect(loadSnapshot(saveSnapshot(index)).searchBatch([{ query: 'zahnweiß' }])).toMatchObject({
      results: [{ hits: [{ titel: 'Zahnweiß 日本', nummern: ['A-1'] }] }],
    });
  });

  it('can be changed after loading', () => {
    const restored = loadSnapshot(saveSnapshot(index));
    restored.applyChanges([product('3', 'Spiegel')], ['1']);
    expect(restored.searchBatch([{ query: 'spiegel' }, { query: 'sonde' }])).toMatchObject({
      results: [{ nbHits: 1 }, { nbHits: 0 }],
    });
  });

  it('is refused when damaged, cut off, of another version or something else', () => {
    const changed = (at: number, value: number) => {
      const buffer = saveSnapshot(index);
      new Uint8Array(buffer)[at] = value;
      return buffer;
    };
    const size = saveSnapshot(index).byteLength;
    expect(() => loadSnapshot(changed(size - 20, 99))).toThrow('The search snapshot is damaged');
    expect(() => loadSnapshot(changed(4, 99))).toThrow('A search snapshot of version 99');
    expect(() => loadSnapshot(changed(0, 0))).toThrow('Not a search snapshot');
    expect(() => loadSnapshot(saveSnapshot(index).slice(0, size - 8))).toThrow(SnapshotError);
    expect(() => loadSnapshot(new ArrayBuffer(3))).toThrow(SnapshotError);
  });
});

describe('a build', () => {
  it('pauses when asked to, and takes documents as they arrive', async () => {
    let pauses = 0;
    async function* arriving() {
      for (let i = 0; i < 4500; i++) yield product(`${i}`, `Sonde ${i}`);
    }
    const built = await buildIndex(arriving(), {
      pause: async () => {
        pauses++;
      },
    });
    expect(built.size).toBe(4500);
    expect(pauses).toBeGreaterThan(4);
  });
});
