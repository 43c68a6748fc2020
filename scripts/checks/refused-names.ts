// Names that say nothing to a new colleague, each with what to write instead. Whole names are refused, not parts of them.

/** Exported functions, types and constants. */
export const refusedExports: Readonly<Record<string, string>> = {
  asked: 'query or request',
  asSomebodyElse: 'outsideTransaction',
  chosen: 'selection',
  found: 'matches',
  given: 'input',
  goodbye: 'shutdown',
  kept: 'saved',
  KnownAskers: 'a name for what is cached',
  later: 'preload',
  lies: 'isInCart',
  lyingAt: 'readCartContents',
  LyingCart: 'CartContents',
  lyingGoods: 'readCartContents',
  lyingOffers: 'readPositionOffers',
  onTheirWay: 'readOpenDeliveries',
  Places: 'ConcurrencyLimit',
  registerGoodbye: 'registerShutdown',
  Room: 'LruCache, or the name of what has the size',
  seen: 'visited',
  somebody: 'user or caller',
  Told: 'Notice',
  told: 'notice',
  Turns: 'RoundRobin',
  Turnstile: 'Semaphore',
  wanted: 'requested',
  Wanted: 'the name of what is requested',
  whoever: 'user or caller',
  Wish: 'Request',
  wish: 'request',
  within: 'withTimeout',
};

/** Files, without their endings. */
export const refusedFiles: Readonly<Record<string, string>> = {
  again: 'order-again, or what is repeated',
  asked: 'the name of what is requested',
  'come-again': 'retry-after',
  chosen: 'the name of what is selected',
  ending: 'shutdown',
  found: 'matches',
  goodbye: 'shutdown',
  'in-turns': 'run-in-order',
  kept: 'saved',
  'known-askers': 'a name for what is cached',
  'last-resort': 'crash-handler',
  lost: 'database-unavailable',
  lying: 'cart-contents',
  'on-their-way': 'open-deliveries',
  told: 'notice',
  wanted: 'the name of what is requested',
  wish: 'the name of the request',
  wishes: 'the name of the requests',
};

/** `isAheadOf` is plain English; more than a few such names are a habit. */
export const maximumOfSuffixes = 40;
