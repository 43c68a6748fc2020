// Form of every answer: {data, state}; state becomes the web app's user meta.
import { z } from 'zod';
import { nameSchemas } from './shared-schemas.ts';
import { whole } from './whole.ts';

export const userMeta = z.object({
  is_pro20: z.boolean(),
  basket_counter: whole.nonnegative(),
});
export type UserMeta = z.infer<typeof userMeta>;

export interface Envelope<Data> {
  data: Data;
  state?: UserMeta;
}

nameSchemas({ UserMeta: userMeta });
