// Where everything stands on the stock scale: from 0 to a little over the ideal stock, or to what there is if more.

export interface ScaleAmounts {
  readonly stock: number;
  /** 0: not set. */
  readonly minimumStock: number;
  readonly warningStock: number;
  readonly idealStock: number;
}

export interface Scale {
  /** Fill and ticks in percent of the bar. */
  readonly fill: number;
  readonly ticks: readonly number[];
}

const headroom = 1.12;

export function toScale({ stock, minimumStock, warningStock, idealStock }: ScaleAmounts): Scale {
  const thresholds = [minimumStock, warningStock].filter((amount) => amount > 0);
  const end = Math.max(stock, headroom * Math.max(idealStock, ...thresholds)) || 1;
  const percent = (amount: number) => Math.round((amount / end) * 1000) / 10;
  return { fill: percent(Math.max(0, stock)), ticks: thresholds.map(percent) };
}
