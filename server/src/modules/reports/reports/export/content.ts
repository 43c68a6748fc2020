// A report ready to be written: what stands above it, its columns, and its rows as they are read.
import {
  consumptionQuery,
  inventoryQuery,
  ordersByArticleQuery,
  ordersByVendorQuery,
  priceCheckQuery,
  type ReportName,
  stockMovementsQuery,
} from '@praxora/contract/reports/report-query';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { z } from 'zod';
import { InvalidInput } from '../../../../platform/http/problems.ts';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import { consumption, consumptionRows } from '../consumption.ts';
import { inventory, inventoryRows } from '../inventory.ts';
import { articleRows, ordersByArticle } from '../orders-by-article.ts';
import { ordersByVendor } from '../orders-by-vendor.ts';
import { priceCheck, priceCheckRows } from '../price-check.ts';
import type { ReportContext } from '../requested-days.ts';
import { movementRows, stockMovements } from '../stock-movements.ts';
import {
  articleColumns,
  type Column,
  consumptionColumns,
  inventoryColumns,
  movementColumns,
  priceCheckColumns,
  vendorColumns,
} from './columns.ts';
import { filterLines, spanText } from './head.ts';
import { dayText, type Language, reportTitles, words } from './words.ts';

export interface ReportContent {
  readonly title: string;
  /** Days and filters, a line each. */
  readonly head: readonly string[];
  readonly header: readonly string[];
  readonly widths: readonly number[];
  /** Of each column: its part of a sheet's width and its side; null: not on a sheet. */
  readonly onSheet: readonly ({ readonly part: number; readonly isNumber: boolean } | null)[];
  readonly count: number;
  readonly totals: readonly (readonly [what: string, value: Cell])[];
  readonly parts: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type ExportedReport = ReportName | 'price-check';
type Query = Readonly<Record<string, unknown>>;

interface Found<Row> {
  readonly days: string;
  readonly query: Query;
  readonly count: number;
  readonly columns: readonly Column<Row>[];
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly totals: ReportContent['totals'];
}

async function contentOf<Row>(
  { tx }: ReportContext,
  report: ExportedReport,
  language: Language,
  found: Found<Row>,
): Promise<ReportContent> {
  const { columns, rows, count, totals } = found;
  async function* parts() {
    for await (const some of rows) yield some.map((row) => columns.map(({ cell }) => cell(row, language)));
  }
  return {
    title: reportTitles[language][report],
    head: [found.days, ...(await filterLines(tx, found.query, language)), words[language].net],
    header: columns.map(({ title }) => title[language]),
    widths: columns.map(({ width }) => width),
    onSheet: columns.map(({ onSheet, isNumber = false }) => (onSheet ? { part: onSheet, isNumber } : null)),
    count,
    totals,
    parts: parts(),
  };
}

/** Read by the report's own schema, as its address is. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw new InvalidInput('body', result.error.issues, given);
  return result.data;
}

export const querySchemas = {
  inventory: inventoryQuery,
  'orders-by-vendor': ordersByVendorQuery,
  'orders-by-article': ordersByArticleQuery,
  consumption: consumptionQuery,
  'stock-movements': stockMovementsQuery,
  'price-check': priceCheckQuery,
} as const;

/** The figures alone are asked for; the rows are read one after the other. */
const figuresOnly = { page: 0, pageSize: 1, compare: 'none', groupBy: undefined } as const;
const everyVendor = { page: 0, pageSize: 100_000, compare: 'none', groupBy: undefined } as const;

const period = (span: DaySpan, language: Language): string =>
  `${words[language].period}: ${spanText(span, language)}`;
const euros = (cents: number): Cell => ({ cents });

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}

type Source = (context: ReportContext, given: Query, language: Language) => Promise<ReportContent>;

export const reportSources: Readonly<Record<ExportedReport, Source>> = {
  'orders-by-vendor': async (context, given, language) => {
    const query = readQuery(ordersByVendorQuery, given);
    const { items, span, totals } = await ordersByVendor(context, { ...query, ...everyVendor });
    return contentOf(context, 'orders-by-vendor', language, {
      days: period(span, language),
      query,
      count: items.length,
      columns: vendorColumns,
      rows: once(items),
      totals: [
        [vendorColumns[1]?.title[language] ?? '', totals.orders],
        [vendorColumns[7]?.title[language] ?? '', euros(totals.netCents)],
      ],
    });
  },
  'orders-by-article': async (context, given, language) => {
    const query = readQuery(ordersByArticleQuery, given);
    const { span, total, totals } = await ordersByArticle(context, { ...query, ...figuresOnly });
    return contentOf(context, 'orders-by-article', language, {
      days: period(span, language),
      query,
      count: total,
      columns: articleColumns,
      rows: articleRows(context, query, span),
      totals: [[words[language].total, euros(totals.goodsCents)]],
    });
  },
  'price-check': async (context, given, language) => {
    const query = readQuery(priceCheckQuery, given);
    const { span, total, totals } = await priceCheck(context, { ...query, ...figuresOnly });
    return contentOf(context, 'price-check', language, {
      days: period(span, language),
      query,
      count: total,
      columns: priceCheckColumns,
      rows: priceCheckRows(context, query, span),
      totals: [[priceCheckColumns[5]?.title[language] ?? '', euros(totals.differenceCents)]],
    });
  },
  consumption: async (context, given, language) => {
    const query = readQuery(consumptionQuery, given);
    const { span, total, totals } = await consumption(context, { ...query, ...figuresOnly });
    return contentOf(context, 'consumption', language, {
      days: period(span, language),
      query,
      count: total,
      columns: consumptionColumns,
      rows: consumptionRows(context, query, span),
      totals: [[words[language].total, euros(totals.valueCents)]],
    });
  },
  'stock-movements': async (context, given, language) => {
    const query = readQuery(stockMovementsQuery, given);
    const { span, total, totals } = await stockMovements(context, { ...query, ...figuresOnly });
    return contentOf(context, 'stock-movements', language, {
      days: period(span, language),
      query,
      count: total,
      columns: movementColumns,
      rows: movementRows(context, query, span),
      totals: [
        [language === 'de' ? 'Zugang' : 'Input', euros(totals.inputCents)],
        [language === 'de' ? 'Entnahme' : 'Removal', euros(totals.removalCents)],
      ],
    });
  },
  inventory: async (context, given, language) => {
    const query = readQuery(inventoryQuery, given);
    const { asOf, total, totals } = await inventory(context, { ...query, ...figuresOnly });
    return contentOf(context, 'inventory', language, {
      days: `${words[language].asOf} ${dayText(asOf, language)}`,
      query,
      count: total,
      columns: inventoryColumns,
      rows: inventoryRows(context, query, asOf),
      totals: [[words[language].total, euros(totals.valueCents)]],
    });
  },
};
