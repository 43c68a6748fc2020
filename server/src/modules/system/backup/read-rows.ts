// Rows of a few small tables out of a backup.
import { readBackup } from './read-backup.ts';

type Row = Readonly<Record<string, string>>;

/** Values as PostgreSQL writes them; for columns without line breaks, tabs and backslashes, such as numbers and moments. */
export async function readRows(
  file: string,
  passphrase: string | undefined,
  names: readonly string[],
): Promise<Record<string, readonly Row[]>> {
  const result: Record<string, readonly Row[]> = {};
  await readBackup(file, passphrase, {
    takeTable: async ({ table, columns }, rows) => {
      const isRequested = names.includes(table);
      const chunks: Buffer[] = [];
      for await (const chunk of rows) if (isRequested) chunks.push(chunk);
      if (!isRequested) return;
      const lines = Buffer.concat(chunks).toString().split('\n').slice(0, -1);
      result[table] = lines.map((line) => {
        const values = line.split('\t');
        return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
      });
    },
  });
  return result;
}
