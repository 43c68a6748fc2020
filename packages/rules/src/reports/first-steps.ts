// The first steps of a new practice: what each asks for, and when the practice counts as set up.

/** In the order in which they are shown. */
export const firstSteps = ['addresses', 'colleagues', 'storages', 'articles', 'order'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What the practice has, counted; deleted things do not count. */
export interface PracticeFacts {
  readonly deliveryAddresses: number;
  readonly billingAddresses: number;
  /** Other people than the one who asks: invited, or users already. */
  readonly colleagues: number;
  readonly storages: number;
  readonly articles: number;
  readonly orders: number;
}

const isDone: Readonly<Record<FirstStep, (facts: PracticeFacts) => boolean>> = {
  addresses: ({ deliveryAddresses, billingAddresses }) => deliveryAddresses > 0 && billingAddresses > 0,
  colleagues: ({ colleagues }) => colleagues > 0,
  storages: ({ storages }) => storages > 0,
  articles: ({ articles }) => articles > 0,
  order: ({ orders }) => orders > 0,
};

export const isFirstStepDone = (step: FirstStep, facts: PracticeFacts): boolean => isDone[step](facts);

/** Goods can be ordered, received and put somewhere; colleagues may come later. */
export const isSetUp = (facts: PracticeFacts): boolean =>
  isDone.addresses(facts) && isDone.storages(facts) && (isDone.articles(facts) || isDone.order(facts));
