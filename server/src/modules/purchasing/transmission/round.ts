// Queue of transmission rounds, each one job: placing an order, and each "send again", starts a new one.

export const transmissionQueue = 'transmission';

/** Input of the job. */
export interface Round {
  readonly practiceId: number;
  readonly orderId: number;
  readonly round: number;
}

export const roundKey = ({ orderId, round }: Pick<Round, 'orderId' | 'round'>): string =>
  `${transmissionQueue}:${orderId}:${round}`;
