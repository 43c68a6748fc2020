/** How an order reached the vendor, for its history. */
export interface Handover {
  readonly by: 'email' | 'outbox' | 'webhook';
  readonly to: string;
}
