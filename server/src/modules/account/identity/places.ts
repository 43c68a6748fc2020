// From where somebody comes: the browser by its cookie, the network by its address. Whoever logged in there before is familiar.
import { hashToken } from '../../../platform/secrets.ts';

export interface Place {
  /** The address, or the network it belongs to. */
  readonly network: string;
  /** The value of the browser's cookie; null: it has none. */
  readonly device: string | null;
}

export interface Familiarity {
  readonly network: boolean;
  readonly device: boolean;
}

export const stranger: Familiarity = { network: false, device: false };

/** The user's id goes in, so that the hashes of two users do not tell that they share a network. */
export const networkHash = (userId: number, { network }: Place): Buffer =>
  hashToken(`${userId} network ${network}`);

export const deviceHash = (userId: number, { device }: Place): Buffer | null =>
  device === null ? null : hashToken(`${userId} device ${device}`);

export const hashPlace = (userId: number, place: Place): Buffer[] =>
  [networkHash(userId, place), deviceHash(userId, place)].filter((hash) => hash !== null);
