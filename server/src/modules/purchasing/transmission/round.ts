// One round of an order is one job: placing it, and each "send again", starts another.

export const transmissionQueue = 'transmission';

/** What the job is told. */
export interface Round {
  readonly practiceId: number;
  readonly orderId: number;
  readonly round: number;
}

export const roundKey = ({ orderId, round }: Pick<Round, 'orderId' | 'round'>): string =>
  `${transmissionQueue}:${orderId}:${round}`;
