// Command line options of the bench.
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';

answerHelp(`npm run bench:http -- [options]

The most used calls over HTTP, each beside its floor: a bare Fastify that sends the least SQL and answers with the same JSON. The
built product, the floor and, with --against, an earlier commit run in processes of their own and are asked in turns. Prints for
each call the processor time of the server and of the database in milliseconds a request (out of /proc: Linux only), the
statements it sends, the bytes of its answer as sent, and how long one client and many at once wait; then how many answers a
second a mixed load of many clients gets (refusals not counted), how long each call holds the event loop at most, and the memory of
the server.

  --large         on 2,000 practices, 300,000 products and 3,000,000 movements instead of the demo data; made in some minutes,
                  so keep them
  --growth        instead of all else: each call with the same practice among three amounts of others' data, the large one, a tenth
                  and a hundredth of it, all asked in turns, and the exponent by which its cost grows
  --sizes NAMES   with --growth: only these of hundredth, tenth and large, such as hundredth,tenth
  --against REF   the same calls on this earlier commit, built in a worktree of its own with the packages installed here
  --keep FOLDER   the data stay there for the next run, which begins sooner; without it they are made anew and thrown away
  --only TEXT     only calls whose name contains it
  --requests N    requests of each call by one client (200)
  --rounds N      in so many parts, sides in turns; the median counts (5)
  --clients N     clients at once (100)
  --together N    requests of each call by all of them (400; 0: not at all)
  --mixed N       seconds of the mixed load, twice for each side after as long to warm up (10; 0: not at all)
  --soak MINUTES  instead of all else: the mixed load for so long, with the memory of the server after each tenth of it
  --profile FOLDER  where the server's processor time goes: a profile of each of its threads is left there when it ends
  --start N       instead of all else: so many starts on data that are there, and how long until the first answers (the median)
  --workers LIST  instead of all else: the product with these numbers of processes (WORKERS) in turns, such as 1,2,4: processor time of a
                  call, waits and memory; --clients 16 --together 400 --rounds 5 unless told otherwise
  --products N    with --workers: size of the catalogue (12000); a larger one needs --keep
  --quick         30 requests in 3 rounds by one client, nothing else`);

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    growth: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    sizes: { type: 'string', default: 'hundredth,tenth,large' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    requests: { type: 'string' },
    rounds: { type: 'string' },
    clients: { type: 'string' },
    together: { type: 'string' },
    mixed: { type: 'string' },
    soak: { type: 'string', default: '0' },
    workers: { type: 'string' },
    products: { type: 'string', default: '12000' },
    profile: { type: 'string' },
    start: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
  },
});

const or = (given: string | undefined, usual: number, quick: number): number =>
  given === undefined ? (values.quick ? quick : usual) : Number(given);

export const options = {
  against: values.against,
  growth: values.growth,
  large: values.large,
  sizes: values.sizes.split(','),
  keep: values.keep,
  only: values.only,
  requests: or(values.requests, 200, 30),
  rounds: or(values.rounds, 5, 3),
  clients: Number(values.clients ?? (values.workers === undefined ? 100 : 16)),
  together: or(values.together, 400, 0),
  mixed: or(values.mixed, 10, 0),
  soak: Number(values.soak),
  /** Empty: the product as it starts by default. */
  workers: values.workers?.split(',').map(Number) ?? [],
  products: Number(values.products),
  profile: values.profile,
  start: Number(values.start),
};
