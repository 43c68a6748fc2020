// Walks through a parsed statement.

export type Node = Readonly<Record<string, unknown>>;

/** All nodes of one kind, wherever they stand. */
export function collect(tree: unknown, wanted: string): Node[] {
  const nodes: Node[] = [];
  visit(tree, (kind, node) => {
    if (kind === wanted) nodes.push(node);
  });
  return nodes;
}

export function visit(tree: unknown, see: (kind: string, node: Node) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [kind, node] of Object.entries(tree)) {
    if (typeof node === 'object' && node !== null && !Array.isArray(node)) see(kind, node as Node);
    visit(node, see);
  }
}
