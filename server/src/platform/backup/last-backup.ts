// When the last backup of this database was completed, for the metrics and the operator's overview.
import type { Tx } from '../database/tx.ts';

interface FinishedBackup {
  readonly file: string;
  readonly bytes: number;
}

export interface LastBackup extends FinishedBackup {
  /** Seconds since 1970. */
  readonly finishedSeconds: number;
  readonly ageSeconds: number;
}

/** Over the owner's connection: the application may only read it. */
export async function noteBackup(tx: Tx, { file, bytes }: FinishedBackup): Promise<void> {
  await tx.run(
    `insert into app_meta (key, value)
     values ('last_backup', jsonb_build_object('file', $1::text, 'bytes', $2::bigint, 'finishedSeconds', extract(epoch from now())))
     on conflict (key) do update set value = excluded.value`,
    [file, bytes],
  );
}

/** A row of `LastBackup`. */
export const selectLastBackup = `
  select value ->> 'file' as file, (value ->> 'bytes')::double precision as bytes,
         (value ->> 'finishedSeconds')::double precision as "finishedSeconds",
         extract(epoch from now())::double precision - (value ->> 'finishedSeconds')::double precision as "ageSeconds"
  from app_meta where key = 'last_backup'`;

/** Null where there has never been one. */
export const readLastBackup = (tx: Tx): Promise<LastBackup | null> => tx.maybe<LastBackup>(selectLastBackup);
