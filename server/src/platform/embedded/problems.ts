// Problems that prevent the embedded database from starting, worded so that the operator can solve them.

/** Error: another running Praxora uses the same data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running Praxora. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.folder = folder;
  }
}

/** The embedded database cannot run here, or not on this data folder. */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}

export const chooseAnotherFolder =
  'Set DATA_DIR to a folder that this user can read and write, or set DATABASE_URL to use a PostgreSQL of your own.';

export const chooseAnotherDatabase = 'Set DATABASE_URL to use a PostgreSQL (15 or newer) of your own.';

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
