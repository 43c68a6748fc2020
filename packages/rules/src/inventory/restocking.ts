// Filling treatment rooms up: what has to be carried where, so that each storage has what it should have.

/** What a storage should have of an article. */
export interface Target {
  readonly storageId: number;
  readonly articleId: number;
  readonly amount: number;
}

/** Goods that may be used and carried: not blocked, not expired, not opened. */
export interface Goods {
  readonly stockId: number;
  readonly articleId: number;
  readonly storageId: number;
  readonly amount: number;
}

export interface Carry {
  readonly stockId: number;
  readonly articleId: number;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

export interface RestockingPlan {
  readonly carries: Carry[];
  /** What no storage can give away. */
  readonly missing: Target[];
}

const keyOf = (storageId: number, articleId: number): string => `${storageId} ${articleId}`;

/**
 * Storages are filled in the order of their targets, from goods in the order they are used. A storage gives away only what it has
 * beyond its own target, so that nothing is carried there and back.
 */
export function planRestocking(targets: readonly Target[], goods: readonly Goods[]): RestockingPlan {
  const here = new Map<string, number>();
  for (const { storageId, articleId, amount } of goods) {
    const key = keyOf(storageId, articleId);
    here.set(key, (here.get(key) ?? 0) + amount);
  }
  const surplus = new Map(here);
  for (const { storageId, articleId, amount } of targets) {
    const key = keyOf(storageId, articleId);
    surplus.set(key, Math.max(0, (here.get(key) ?? 0) - amount));
  }
  const left = new Map(goods.map(({ stockId, amount }) => [stockId, amount]));
  const byArticle = new Map<number, Goods[]>();
  for (const one of goods) byArticle.set(one.articleId, [...(byArticle.get(one.articleId) ?? []), one]);

  const carries: Carry[] = [];
  const missing: Target[] = [];
  for (const { storageId: to, articleId, amount: wanted } of targets) {
    let open = wanted - (here.get(keyOf(to, articleId)) ?? 0);
    for (const { stockId, storageId: from } of byArticle.get(articleId) ?? []) {
      const key = keyOf(from, articleId);
      const amount = Math.min(open, surplus.get(key) ?? 0, left.get(stockId) ?? 0);
      if (from === to || amount <= 0) continue;
      carries.push({ stockId, articleId, from, to, amount });
      surplus.set(key, (surplus.get(key) ?? 0) - amount);
      left.set(stockId, (left.get(stockId) ?? 0) - amount);
      open -= amount;
    }
    if (open > 0) missing.push({ storageId: to, articleId, amount: open });
  }
  return { carries, missing };
}
