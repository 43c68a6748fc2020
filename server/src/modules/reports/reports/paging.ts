// Pages and directions as a query asks for them.
interface Asked<Sort extends string> {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: Sort;
  readonly descending?: boolean | undefined;
}

/** Names are read from A on; what is measured or dated from the largest and latest on. */
const readFromStart: readonly string[] = [
  'name',
  'vendor',
  'costCenter',
  'storage',
  'category',
  'batch',
  'expiry',
  'number',
  'status',
];

export interface Sorting<Sort> {
  readonly sort: Sort;
  readonly descending: boolean;
  /** Null: everything. */
  readonly limit: number | null;
  readonly offset: number;
}

/** For a file, which has no pages. */
export const everyRow = <Sort extends string>(asked: Asked<Sort>): Sorting<Sort> => ({
  ...toPage(asked),
  limit: null,
  offset: 0,
});

export const toPage = <Sort extends string>({
  page,
  pageSize,
  sort,
  descending,
}: Asked<Sort>): Sorting<Sort> => ({
  limit: pageSize,
  offset: page * pageSize,
  sort,
  descending: descending ?? !readFromStart.includes(sort),
});
