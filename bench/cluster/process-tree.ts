// Processes and their descendants, out of /proc: PostgreSQL gives each of its processes a session of its own, so a group does not do.
import { readdirSync, readFileSync } from 'node:fs';

/** The process and all that descend from it; empty when it is gone. */
export function listTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of listProcesses()) {
    const parent = readParent(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  if (root <= 0 || readParent(root) === undefined) return [];
  const descend = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(descend)];
  return descend(root);
}

const listProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Undefined for a process that is gone, or that only waits for somebody to ask how it ended. */
function readParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces and brackets.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
