// Context of a service function, its first argument: the user, the practice, the transaction and the current time.
import type { UserMeta } from '@praxora/contract/shared/envelope';
import type { Role } from '@praxora/contract/shared/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Tx } from './database/tx.ts';

export type Log = FastifyBaseLogger;

/** The parts every request shares; made once at the start. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
  /** Where users reach us, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** A handheld of the practice. */
export interface AskingDevice {
  readonly id: number;
  readonly pairedAt: Date;
  /** Time of the request by the device's own clock; null if not given. */
  readonly sentAt: Date | null;
}

export interface SessionUser {
  /** Names the session; no secret. Null: an API token calls, in the name of whoever made it, or a device. */
  readonly sessionId: number | null;
  /** Null in a session. What a token asks for never counts as an approver's. */
  readonly apiTokenId: number | null;
  /** Null: no device. What one does is noted by its own name, see `toAuthor`. */
  readonly device: AskingDevice | null;
  /** Id of the user; for a device, of the user who paired it. */
  readonly userId: number;
  /** Id of the person who logs in as this user, maybe of several practices. */
  readonly personId: number;
  readonly practiceId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly practiceName: string;
  /** For a session, an id of its own, valid for the price engine until the session ends. Otherwise the practice's id. */
  readonly dentalOfficeId: string;
  readonly isPro20: boolean;
  /** The practice is a sample practice: nothing leaves it, and it counts nowhere. */
  readonly isSample: boolean;
  /** Role of the user now; for a device or an API token, of the user in charge of it. */
  readonly role: Role;
}

/** Author of a change: a user or a device. */
export interface Author {
  readonly userId: number | null;
  readonly deviceId: number | null;
}

export const toAuthor = ({ userId, device }: Pick<SessionUser, 'userId' | 'device'>): Author =>
  device === null ? { userId, deviceId: null } : { userId: null, deviceId: device.id };

export interface Context extends Platform {
  readonly requestId: string;
  /** Whom limits count: the address of the client, or its network (see client-network.ts). */
  readonly ip: string;
  /** Opened with the first query, committed before the answer is sent, undone when anything fails. */
  readonly tx: Tx;
}

export interface UserContext extends Context {
  readonly user: SessionUser;
  /** The entry of the activity log whose change the request takes back. */
  readonly reversedEntry?: number | null;
  /** Goes into the answer's envelope; who changes the cart sets the counter anew. */
  readonly meta: UserMeta;
}
