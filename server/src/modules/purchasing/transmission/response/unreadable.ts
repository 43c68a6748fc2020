// Why a file is no answer to one of our orders, in words for whoever chose it.
import { Refusal } from '../../../../platform/errors.ts';

export class Unreadable extends Refusal<'ORDER_RESPONSE_UNREADABLE'> {
  constructor(reason: string) {
    super('ORDER_RESPONSE_UNREADABLE', { reason });
  }
}
