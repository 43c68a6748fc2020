// Generated requests, as `npm run fuzz` sends them.
import { main } from '../../fuzz/main.ts';
import type { Part } from './part.ts';

export const fuzz: Part = {
  name: 'fuzz',
  summary: '--requests generated requests, as npm run fuzz sends them',
  async run({ requests }) {
    const code = await main(['--requests', String(requests)]);
    return code === 0 ? [] : ['generated requests found faults, see above'];
  },
};
