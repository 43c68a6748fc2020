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

/** The person's id goes in, so that the hashes of two persons do not tell that they share a network. */
export const networkHash = (personId: number, { network }: Place): Buffer =>
  hashToken(`${personId} network ${network}`);

export const deviceHash = (personId: number, { device }: Place): Buffer | null =>
  device === null ? null : hashToken(`${personId} device ${device}`);

export const hashPlace = (personId: number, place: Place): Buffer[] =>
  [networkHash(personId, place), deviceHash(personId, place)].filter((hash) => hash !== null);
