interface Happened {
  readonly happenedOn: string;
}

/** Rows that follow each other and are of one day, in the order they came. */
export function byDay<Row extends Happened>(rows: readonly Row[]): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.day === row.happenedOn) last.rows.push(row);
    else days.push({ day: row.happenedOn, rows: [row] });
  }
  return days;
}
