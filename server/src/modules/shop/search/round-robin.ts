// Shares one thread fairly: the tasks of several clients run in steps, one step of each client after the other.

/** Done when it has no next step. */
export type Task = Iterator<unknown>;

export class RoundRobin<Client> {
  /** In the order of their turns; the tasks of one client run one after the other. */
  readonly #tasks = new Map<Client, Task[]>();

  add(client: Client, task: Task): void {
    const waiting = this.#tasks.get(client);
    if (waiting) waiting.push(task);
    else this.#tasks.set(client, [task]);
  }

  /** Runs one step of the client whose turn it is; false where there is no task. */
  step(): boolean {
    const [next] = this.#tasks;
    if (next === undefined) return false;
    const [client, tasks] = next;
    this.#tasks.delete(client);
    if (tasks[0]?.next().done) tasks.shift();
    // After its turn a client goes to the end of the order.
    if (tasks.length > 0) this.#tasks.set(client, tasks);
    return true;
  }
}
