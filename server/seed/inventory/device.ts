// The handheld of the demo practice: paired for a while, and named by some of what was used up since.
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { createRandom } from '../random.ts';

export interface DemoDevice {
  readonly id: number;
  /** From this day on it books. */
  readonly pairedOn: string;
}

const pairedForDays = 60;

/** Writes a device without a usable token: the stored hash belongs to no token. */
export async function writeDevice(
  client: Client,
  { practiceId, userId }: { readonly practiceId: number; readonly userId: number },
  today: string,
): Promise<DemoDevice> {
  const pairedOn = addDays(today, -pairedForDays);
  const { rows } = await client.query<{ id: number }>(
    `insert into device (practice_id, name, created_by, held_by, created_at, token_hash, paired_at, last_seen_at)
     values ($1, 'Handgerät Lager', $2, $2, $3::date + time '06:30', sha256('demo device'::bytea), $3::date + time '06:31',
             $4::date - 1 + time '15:40')
     returning id`,
    [practiceId, userId, pairedOn, today],
  );
  const [device] = rows;
  if (!device) throw new RangeError('What was written is there');
  return { id: device.id, pairedOn };
}

/** Every third use of its time was scanned with it. */
export const isScanned = (device: DemoDevice | null, day: string, use: string): device is DemoDevice =>
  device !== null && day > device.pairedOn && createRandom('scanned', use).int(0, 2) === 0;
