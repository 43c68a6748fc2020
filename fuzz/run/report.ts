// Report of a run: faults with the requests that showed them, and how often each call gave which answer.
import { described, type FuzzRequest } from '../requests/request.ts';
import type { Answer } from '../sending/answer.ts';

const mostFaults = 40;

export class Report {
  /** Faults by kind and place: the first of each is printed, the others are counted. */
  readonly #faults = new Map<string, { readonly text: string; times: number }>();
  readonly #counts = new Map<string, Map<string, number>>();
  /** Last refusal that states a reason, by call. */
  readonly #refusals = new Map<string, string>();
  answered = 0;
  /** How often a 503 asked to come back later. */
  repeated = 0;

  get faults(): string[] {
    return [...this.#faults.values()]
      .slice(0, mostFaults)
      .map(({ text, times }) => (times > 1 ? `${text}\n  (${times} times)` : text));
  }

  count({ name }: FuzzRequest, answer: Answer): void {
    this.answered += 1;
    const statuses = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, statuses);
    const status = answer.kind === 'answer' ? String(answer.status) : answer.kind;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  /** Notes the refusal of a request meant to be valid: it shows what the generator does not know. */
  noteRefusal({ name, asker }: FuzzRequest, answer: Answer): void {
    if (answer.kind === 'answer' && [404, 409, 422].includes(answer.status))
      this.#refusals.set(name, `${asker}: ${answer.text.slice(0, 300)}`);
  }

  lastRefusalOf(name: string): string {
    return this.#refusals.get(name) ?? 'none was refused';
  }

  blame(fault: string, request?: FuzzRequest, answer?: Answer): void {
    const key = `${fault} ${request?.name ?? ''}`;
    const known = this.#faults.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    const told = answer?.kind === 'answer' ? `  answered ${answer.status}: ${answer.text.slice(0, 600)}` : '';
    const text = [fault, ...(request ? [described(request), told] : [])].filter(Boolean).join('\n');
    this.#faults.set(key, { text, times: 1 });
  }

  /** The given calls that were never answered with success. */
  unreached(names: readonly string[]): string[] {
    return names.filter(
      (name) => ![...(this.#counts.get(name)?.keys() ?? [])].some((status) => /^2/.test(status)),
    );
  }

  /** How often each status was answered, over all calls and by call. */
  lines(): string[] {
    const totals = new Map<string, number>();
    for (const statuses of this.#counts.values())
      for (const [status, count] of statuses) totals.set(status, (totals.get(status) ?? 0) + count);
    const line = (name: string, statuses: ReadonlyMap<string, number>) =>
      `${name.padEnd(36)} ${[...statuses]
        .sort(byName)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}`;
    return [
      ...[...this.#counts].sort(byName).map(([name, statuses]) => line(name, statuses)),
      line('together', totals),
    ];
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
