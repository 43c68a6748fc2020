// Figures of orders on their way to vendors, over all practices.
import type { Metrics } from '../../../platform/metrics/metrics.ts';

interface TransmissionFigures {
  readonly state: string;
  readonly orders: string;
}

export function registerTransmissionMetrics(metrics: Metrics): void {
  metrics.readFromDatabase<TransmissionFigures>({
    source: 'transmissions',
    sql: 'select state, orders from transmission_figures()',
    gauges: [
      {
        name: 'praxora_transmissions',
        help: 'Orders on their way to a vendor, or given up and not sent again.',
        labels: ['state'],
        value: 'orders',
      },
    ],
  });
}
