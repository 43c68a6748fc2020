import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest, slowCall, slowQuery } from '../../lib/testing/slow-queries.ts';
import { createChange } from './change.ts';
import { preview, putIn, takeIn } from './preview.ts';

interface Product {
  readonly isWatched: boolean;
}

type Basket = readonly string[];

const key = ['product', 1] as const;
const watching = preview<Product, boolean>(key, (product, isWatched) => ({ ...product, isWatched }));
const refused = new ApiError({ status: 500, call: 'POST watch', message: 'broken', code: null });
const outdated = new ApiError({ status: 409, call: 'POST watch', message: 'changed', code: null });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

async function openProduct(first: Product) {
  const query = slowQuery<Product>(client, key, first);
  query.open();
  await query.answerAll();
  return query;
}

describe('a change with a preview', () => {
  it('is not overwritten by an answer that was asked for before it', async () => {
    const product = await openProduct({ isWatched: true });
    const { call, answer } = slowCall<boolean, null>();
    void client.refetchQueries({ queryKey: key });
    void createChange(client, { call, previews: [watching] }).run(false);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: false });
    product.learn({ isWatched: false });
    await answer(null);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: false });
  });

  it('is taken back when it is refused, and fetched anew', async () => {
    const product = await openProduct({ isWatched: true });
    const { call, refuse } = slowCall<boolean, null>();
    const change = createChange(client, { call, previews: [watching] });
    const sent = change.send(false).catch((error: unknown) => error);
    await rest();
    expect(product.shown()).toEqual({ isWatched: false });
    await refuse(refused);
    expect(product.shown()).toEqual({ isWatched: true });
    expect(product.requests()).toBe(2);
    expect(await sent).toBe(refused);
  });

  it('waits for the one before it, and only the last has everything fetched anew', async () => {
    const product = await openProduct({ isWatched: false });
    const { call, inputs, answer } = slowCall<boolean, null>();
    const change = createChange(client, { call, previews: [watching] });
    void change.run(true);
    void change.run(false);
    await rest();
    expect(inputs).toEqual([true]);
    product.learn({ isWatched: true });
    await answer(null);
    // A fetch now would bring "watched" back, although it was just taken off.
    expect(product.requests()).toBe(1);
    expect(product.shown()).toEqual({ isWatched: false });
    expect(inputs).toEqual([true, false]);
    product.learn({ isWatched: false });
    await answer(null);
    expect(product.requests()).toBe(2);
  });

  it('that is refused does not take back what a later one shows', async () => {
    const product = await openProduct({ isWatched: false });
    const { call, refuse } = slowCall<boolean, null>();
    const change = createChange(client, { call, previews: [watching] });
    change.send(false).catch(() => {});
    change.send(true).catch(() => {});
    await rest();
    await refuse(refused);
    expect(product.shown()).toEqual({ isWatched: true });
  });

  describe('one of two that add something', () => {
    const adding = preview<Basket, string>(key, (basket, name) => [...basket, name]);
    const openBasket = async () => {
      const basket = slowQuery<Basket>(client, key, ['gloves']);
      basket.open();
      await basket.answerAll();
      const { call, answer, refuse } = slowCall<string, null>();
      const change = createChange(client, { call, previews: [adding] });
      for (const name of ['masks', 'cups']) change.send(name).catch(() => {});
      await rest();
      expect(basket.shown()).toEqual(['gloves', 'masks', 'cups']);
      return { basket, answer, refuse };
    };

    it('is taken back by itself: the next action finds only what the other shows', async () => {
      const { basket, refuse } = await openBasket();
      await refuse(refused);
      expect(basket.shown()).toEqual(['gloves', 'cups']);
      await refuse(refused);
      expect(basket.shown()).toEqual(['gloves']);
    });

    it('stays when it was carried out and the later one is refused', async () => {
      const { basket, answer, refuse } = await openBasket();
      await answer(null);
      await refuse(refused);
      expect(basket.shown()).toEqual(['gloves', 'masks']);
    });

    it('leaves what the server answered meanwhile', async () => {
      const { basket, refuse } = await openBasket();
      await takeIn<Basket>(client, key, (known) => known.filter((name) => name !== 'gloves'));
      expect(basket.shown()).toEqual(['masks', 'cups']);
      await refuse(refused);
      await refuse(refused);
      expect(basket.shown()).toEqual([]);
    });

    it('leaves a newer answer of the server', async () => {
      const { basket, refuse } = await openBasket();
      basket.learn(['gloves', 'drills']);
      void client.refetchQueries({ queryKey: key });
      await basket.answerAll();
      await refuse(refused);
      await refuse(refused);
      expect(basket.shown()).toEqual(['gloves', 'drills']);
    });
  });

  it('that is refused is fetched anew by the later one, even where that one need not', async () => {
    const product = await openProduct({ isWatched: false });
    const { call, refuse, answer } = slowCall<boolean, null>();
    const change = createChange(client, { call, previews: [watching], isExact: true });
    change.send(true).catch(() => {});
    change.send(true).catch(() => {});
    await rest();
    await refuse(refused);
    expect(product.requests()).toBe(1);
    await answer(null);
    expect(product.requests()).toBe(2);
  });

  it('asks again only for what was cancelled, where the server keeps just what was shown', async () => {
    const product = await openProduct({ isWatched: false });
    const { call, answer } = slowCall<boolean, null>();
    const change = createChange(client, { call, previews: [watching], isExact: true });
    void change.run(true);
    await rest();
    await answer(null);
    expect(product.requests()).toBe(1);
    void client.refetchQueries({ queryKey: key });
    expect(product.requests()).toBe(2);
    void change.run(false);
    await rest();
    await answer(null);
    expect(product.requests()).toBe(3);
  });

  it('invents nothing that was never fetched', async () => {
    const { call } = slowCall<boolean, null>();
    void createChange(client, { call, previews: [watching] }).run(true);
    await rest();
    expect(client.getQueryData(key)).toBeUndefined();
  });
});

describe('a change', () => {
  it('has the outdated fetched anew when it is done, and when the server says that things are otherwise', async () => {
    const product = await openProduct({ isWatched: false });
    const { call, answer, refuse } = slowCall<boolean, null>();
    const change = createChange(client, { call, refetch: [['product']] });
    const done = change.run(true);
    await rest();
    await answer(null);
    expect(product.requests()).toBe(2);
    await product.answerAll();
    await done;
    const failures = [change.send(true).catch(() => {}), change.send(true).catch(() => {})];
    await rest();
    await refuse(refused);
    expect(product.requests()).toBe(2);
    await refuse(outdated);
    expect(product.requests()).toBe(3);
    await Promise.all(failures);
  });

  it('sent again without an answer has the same key, and another one afterwards', async () => {
    const keys: string[] = [];
    let isReached = false;
    const change = createChange<number, null>(client, {
      call: async (_input, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (!isReached) throw refused;
        return null;
      },
    });
    await change.send(5).catch(() => {});
    isReached = true;
    await change.send(5);
    await change.send(5);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

it('that is one of several calls of a press keeps its key, should another of them fail', async () => {
  const keys: string[] = [];
  const change = createChange<number, null>(client, {
    isPart: true,
    call: async (_input, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return null;
    },
  });
  await change.send(5);
  await change.send(5);
  expect(keys[1]).toBe(keys[0]);
});

describe("the server's answer", () => {
  it('stays, and what was asked for before it is asked for again', async () => {
    const product = await openProduct({ isWatched: false });
    void client.refetchQueries({ queryKey: key });
    expect(product.requests()).toBe(2);
    product.learn({ isWatched: true });
    await takeIn<Product>(client, key, () => ({ isWatched: true }));
    expect(product.requests()).toBe(3);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: true });
  });

  it('stands for a page that still waits, and for one that nobody has opened yet', async () => {
    const product = slowQuery<Product>(client, key, { isWatched: false });
    product.open();
    product.learn({ isWatched: true });
    await putIn<Product>(client, key, { isWatched: true });
    expect(product.shown()).toEqual({ isWatched: true });
    expect(product.requests()).toBe(2);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: true });
    await putIn<Product>(client, ['product', 2], { isWatched: true });
    expect(client.getQueryData(['product', 2])).toEqual({ isWatched: true });
  });

  it('is not waited for in vain by a page that has nothing yet', async () => {
    const product = slowQuery<Product>(client, key, { isWatched: true });
    product.open();
    await takeIn<Product>(client, key, (known) => known);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: true });
  });

  it('does not make room for an older state while a change is on its way', async () => {
    const product = await openProduct({ isWatched: false });
    const { call } = slowCall<boolean, null>();
    void createChange(client, { call, previews: [watching] }).run(true);
    await rest();
    void client.refetchQueries({ queryKey: key });
    await takeIn<Product>(client, key, (known) => known);
    await product.answerAll();
    expect(product.shown()).toEqual({ isWatched: true });
  });
});
