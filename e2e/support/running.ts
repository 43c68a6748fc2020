// Where the product of this run is: told to the test workers, which are processes of their own, by the environment.
import type { ClientConfig } from 'pg';

export interface RunningProduct {
  readonly url: string;
  /** Environment its commands must be started with to reach the same database. */
  readonly env: Readonly<Record<string, string>>;
  /** The way to its database, for what only the operator can do. */
  readonly owner: Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;
}

const variable = 'PRAXORA_BROWSER_TESTS';

export function announceProduct(product: RunningProduct): void {
  process.env[variable] = JSON.stringify(product);
}

export function runningProduct(): RunningProduct | undefined {
  const announced = process.env[variable];
  return announced ? (JSON.parse(announced) as RunningProduct) : undefined;
}

export function theProduct(): RunningProduct {
  const product = runningProduct();
  if (!product) throw new Error('The product was not started for these tests.');
  return product;
}
