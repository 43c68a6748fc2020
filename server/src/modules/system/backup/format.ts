// The form of a backup, described in docs/backup.md: a gzip file with a header, one COPY for each table, and a manifest.
import { z } from 'zod';

export const formatVersion = 1;

const header = z.object({
  format: z.literal(formatVersion),
  /** Version of the product that wrote it. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** Version of the database server. */
  postgresql: z.string(),
  /** Names and checksums of the migrations that made the schema. */
  migrations: z.record(z.string(), z.string()),
  /** Only in the export of a practice: whose rows they are. */
  practice: z.object({ id: z.int(), name: z.string(), officeId: z.string() }).optional(),
});
export type Header = z.infer<typeof header>;

const tableContents = z.object({ rows: z.int().min(0), bytes: z.int().min(0), sha256: z.string() });
export type TableContents = z.infer<typeof tableContents>;

const manifest = z.object({
  header,
  tables: z.record(z.string(), tableContents),
  /** The last value of each sequence, and whether it was handed out. */
  sequences: z.record(z.string(), z.object({ last: z.int(), isCalled: z.boolean() })),
  /** Tables whose rows are not in the backup on purpose. */
  leftOut: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export interface TableColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The backup cannot be used, or none can be made; the message tells the operator why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A backup of the installation, or the export of one practice: neither is taken for the other. */
export type FileKind = 'backup' | 'practice';
const headerMarks = { backup: '-- praxora-backup ', practice: '-- praxora-practice ' } as const;
const otherFile = {
  backup: 'The file is no backup of Praxora.',
  practice: 'The file is no exported practice of Praxora.',
} as const;
export const refuseOtherFile = (kind: FileKind): BackupError => new BackupError(otherFile[kind]);
const manifestMark = '-- end ';
/** The line that ends the rows of a table. PostgreSQL writes a backslash in a value as two, so no row looks like it. */
export const endOfRows = '\\.\n';

export const headerLine = (content: Header): string =>
  `${headerMarks[content.practice ? 'practice' : 'backup']}${JSON.stringify(content)}\n`;
export const manifestLine = (content: Manifest): string => `${manifestMark}${JSON.stringify(content)}\n`;
export const copyLine = ({ table, columns }: TableColumns): string =>
  `copy ${table} (${columns.join(', ')}) from stdin;\n`;

export function parseHeader(line: string, kind: FileKind): Header {
  const mark = headerMarks[kind];
  if (!line.startsWith(mark)) throw refuseOtherFile(kind);
  const content = parseJson(line.slice(mark.length));
  const { data } = z.object({ format: z.int(), product: z.string() }).safeParse(content);
  if (data !== undefined && data.format > formatVersion)
    throw new BackupError(
      `The backup was written by a newer version of Praxora (${data.product}). Use that version or a newer one.`,
    );
  return parseContent(header, content);
}

export const isManifest = (line: string): boolean => line.startsWith(manifestMark);
export const parseManifest = (line: string): Manifest =>
  parseContent(manifest, parseJson(line.slice(manifestMark.length)));

const identifier = '[a-z_][a-z0-9_]*';
const copyForm = new RegExp(`^copy (${identifier}) \\((${identifier}(?:, ${identifier})*)\\) from stdin;$`);

export function parseCopy(line: string): TableColumns {
  const [, table, columns] = copyForm.exec(line) ?? [];
  if (table === undefined || columns === undefined) throw damaged('a table begins with an unknown line');
  return { table, columns: columns.split(', ') };
}

export const damaged = (how: string): BackupError =>
  new BackupError(`The backup is damaged and cannot be used: ${how}.`);
export const cutOff = (): BackupError =>
  new BackupError('The backup is cut off: its end is missing. It cannot be used.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged('its description cannot be read');
  }
}

function parseContent<Content>(schema: z.ZodType<Content>, content: unknown): Content {
  const result = schema.safeParse(content);
  if (!result.success) throw damaged('its description is not complete');
  return result.data;
}
