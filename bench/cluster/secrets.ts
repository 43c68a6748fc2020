// Passwords of one cluster, made up for its short life.
import { randomBytes } from 'node:crypto';

export interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly patroni: string;
  /** Of the database's owner. */
  readonly owner: string;
  /** Of the role that the servers work as. */
  readonly app: string;
}

const make = (): string => randomBytes(18).toString('hex');

export const makeSecrets = (): Secrets => ({
  ...{ superuser: make(), replication: make(), patroni: make(), owner: make(), app: make() },
});
