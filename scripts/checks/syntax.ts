// Reads TypeScript and TSX files into a tree the checks can walk. TypeScript 7 has no stable parser of its own to call.
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of the tree; the checks look at few kinds, so they read fields by name. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface SourceFile {
  /** Path as shown in messages, with forward slashes. */
  readonly path: string;
  readonly statements: readonly SyntaxNode[];
  readonly lineOf: (node: SyntaxNode) => number;
  /** How many lines it takes, from its first to its last. */
  readonly linesOf: (node: SyntaxNode) => number;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

export function textIn(node: SyntaxNode | undefined, field: string): string | undefined {
  const value = node?.[field];
  return typeof value === 'string' ? value : undefined;
}

/** Child nodes in source order. Some lists hold wrappers without a kind (call arguments), so plain objects are looked into. */
export function listChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([field, value]) => (field === 'span' ? [] : nodesWithin(value)));
}

function nodesWithin(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (isNode(value)) return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(nodesWithin);
  return [];
}

/** Visits the node and everything below it. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
): void {
  const go = (current: SyntaxNode, parent: SyntaxNode | undefined): void => {
    visit(current, parent);
    for (const child of listChildren(current)) go(child, current);
  };
  go(node, undefined);
}

function parseSource(path: string, source: string): SourceFile {
  const parsed = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  const bytes = Buffer.from(source);
  return {
    path,
    statements: parsed.body as unknown as SyntaxNode[],
    lineOf: (node) => lineAt(bytes, startOf(node)),
    linesOf: (node) => lineAt(bytes, endOf(node)) - lineAt(bytes, startOf(node)) + 1,
  };
}

export function parseFile(path: string, absolutePath: string): SourceFile {
  const source = readFileSync(absolutePath, 'utf8');
  try {
    return parseSource(path, source);
  } catch (error) {
    throw new Error(`${path} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// Positions count bytes from 1.
function startOf(node: SyntaxNode): number {
  const span = node.span as { start?: number } | undefined;
  return (span?.start ?? 1) - 1;
}

function endOf(node: SyntaxNode): number {
  const span = node.span as { end?: number } | undefined;
  return (span?.end ?? 1) - 1;
}

function lineAt(bytes: Buffer, end: number): number {
  let line = 1;
  for (let index = 0; index < end && index < bytes.length; index += 1) if (bytes[index] === 10) line += 1;
  return line;
}

/** `'text'`, `` `text` `` without placeholders, and either of them in brackets or behind `as const`. */
export function literalText(node: SyntaxNode | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'StringLiteral') return textIn(node, 'value');
  if (wrappers.has(node.type)) return literalText(nodeIn(node, 'expression'));
  if (node.type === 'TemplateLiteral' && Array.isArray(node.expressions) && node.expressions.length === 0) {
    const [quasi] = node.quasis as SyntaxNode[];
    return textIn(quasi, 'cooked');
  }
  return undefined;
}

export const wrappers: ReadonlySet<string> = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
]);
