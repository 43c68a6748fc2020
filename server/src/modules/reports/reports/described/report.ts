// A report as the routes, the files and the saved views know it: one description of each.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { z } from 'zod';
import type { Http } from '../../../../platform/http/answer.ts';
import { InvalidInput } from '../../../../platform/http/problems.ts';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import { filterLines, spanText } from '../export/head.ts';
import { type Language, words } from '../export/words.ts';
import type { ReportContext } from '../requested-days.ts';

type Words = Readonly<Record<Language, string>>;

/** Column of a report's file. A PDF has only the columns with a width there: a sheet is narrow. */
export interface Column<Row> {
  readonly title: Words;
  /** In characters, in a spreadsheet. */
  readonly width: number;
  /** Its part of the sheet's width; left out: not in a PDF. */
  readonly onSheet?: number;
  readonly isNumber?: boolean;
  readonly cell: (row: Row, language: Language) => Cell;
}

type Size = readonly [width: number, onSheet?: number];

export const text = <Row>(
  de: string,
  en: string,
  [width, onSheet]: Size,
  cell: Column<Row>['cell'],
): Column<Row> => ({ title: { de, en }, width, ...(onSheet ? { onSheet } : {}), cell });

export const number = <Row>(de: string, en: string, size: Size, cell: Column<Row>['cell']): Column<Row> => ({
  ...text(de, en, size, cell),
  isNumber: true,
});

export const money = (value: number | null): Cell => (value === null ? null : { cents: value });
export const day = (value: string | null): Cell => (value === null ? null : { day: value });

/** A report ready to be written: what stands above it, its columns, and its rows as they are read. */
export interface ReportContent {
  readonly title: string;
  /** Days and filters, a line each. */
  readonly head: readonly string[];
  readonly header: readonly string[];
  readonly widths: readonly number[];
  /** Share of the sheet's width and alignment of each column; null: not on a sheet. */
  readonly onSheet: readonly ({ readonly part: number; readonly isNumber: boolean } | null)[];
  readonly count: number;
  readonly totals: readonly (readonly [what: string, value: Cell])[];
  readonly parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

interface ReportDescription<Schema extends z.ZodType, Row> {
  /** Title of its files. */
  readonly title: Words;
  readonly query: Schema;
  /** Answers its call. */
  readonly route: (http: Http) => void;
  readonly columns: readonly Column<Row>[];
  /** Content of its file besides the columns. */
  readonly file: (
    context: ReportContext,
    query: z.output<Schema>,
    language: Language,
  ) => Promise<{
    readonly days: string;
    readonly count: number;
    readonly rows: AsyncIterable<readonly Row[]>;
    readonly totals: ReportContent['totals'];
  }>;
}

export interface Report {
  readonly title: Words;
  readonly route: (http: Http) => void;
  /** Refuses what the report would not take. */
  readonly checkQuery: (given: unknown) => void;
  readonly content: (
    context: ReportContext,
    given: Readonly<Record<string, unknown>>,
    language: Language,
  ) => Promise<ReportContent>;
}

export function describeReport<Schema extends z.ZodType<Readonly<Record<string, unknown>>>, Row>({
  title,
  query: schema,
  route,
  columns,
  file,
}: ReportDescription<Schema, Row>): Report {
  return {
    title,
    route,
    checkQuery: (given) => void readQuery(schema, given),
    content: async (context, given, language) => {
      const query = readQuery(schema, given);
      const { days, count, rows, totals } = await file(context, query, language);
      async function* parts() {
        for await (const some of rows)
          yield some.map((row) => columns.map(({ cell }) => cell(row, language)));
      }
      return {
        title: title[language],
        head: [days, ...(await filterLines(context.tx, query, language)), words[language].net],
        header: columns.map((column) => column.title[language]),
        widths: columns.map(({ width }) => width),
        onSheet: columns.map(({ onSheet, isNumber = false }) =>
          onSheet ? { part: onSheet, isNumber } : null,
        ),
        count,
        totals,
        parts: parts(),
      };
    },
  };
}

/** Read by the report's own schema, as its address is. */
function readQuery<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw new InvalidInput('body', result.error.issues, given);
  return result.data;
}

/** The figures alone are asked for; the rows are read one after the other. */
export const figuresOnly = { page: 0, pageSize: 1, compare: 'none', groupBy: undefined } as const;

export const period = (span: DaySpan, language: Language): string =>
  `${words[language].period}: ${spanText(span, language)}`;
