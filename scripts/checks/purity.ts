// packages/* decide and compute; clock, chance, network and console are passed in. This finds where they are reached for.
import { listChildren, nodeIn, type SourceFile, type SyntaxNode, textIn } from './syntax.ts';

const outsideWorld: ReadonlySet<string> = new Set([
  'fetch',
  'process',
  'console',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'XMLHttpRequest',
  'WebSocket',
]);

export interface Impurity {
  readonly line: number;
  readonly what: string;
}

/** Names that stand for something else here: `{ x: … }`, `a.x`, labels and types refer to no global. */
const namingFields: Readonly<Record<string, readonly string[]>> = {
  KeyValueProperty: ['key'],
  KeyValuePatternProperty: ['key'],
  MethodProperty: ['key'],
  ClassProperty: ['key'],
  ClassMethod: ['key'],
};

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type.startsWith('Ts') && node.type.endsWith('Declaration') && node.type !== 'TsEnumDeclaration';
}

export function findImpurities(file: SourceFile): Impurity[] {
  const declared = declaredNames(file.statements);
  const impurities: Impurity[] = [];
  const report = (node: SyntaxNode, what: string) => impurities.push({ line: file.lineOf(node), what });

  const visit = (node: SyntaxNode): void => {
    if (isTypeOnly(node) || node.type === 'TsTypeAnnotation') return;
    if (node.type === 'Identifier') {
      const name = textIn(node, 'value') ?? '';
      if (outsideWorld.has(name) && !declared.has(name)) report(node, name);
      return;
    }
    if (node.type === 'MemberExpression') {
      const member = memberName(node);
      if (member === 'Date.now' || member === 'Math.random') report(node, `${member}()`);
      const object = nodeIn(node, 'object');
      if (object) visit(object);
      const property = nodeIn(node, 'property');
      if (property?.type === 'Computed') visit(property);
      return;
    }
    if (readsTheClock(node)) report(node, 'Date without an argument');
    const naming = namingFields[node.type] ?? [];
    const skipped = naming.map((field) => node[field]);
    for (const child of listChildren(node)) if (!skipped.includes(child)) visit(child);
  };
  for (const statement of file.statements) visit(statement);
  return impurities;
}

/** `new Date()` and `Date()` both give the present moment. */
function readsTheClock(node: SyntaxNode): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const callee = nodeIn(node, 'callee');
  const count = Array.isArray(node.arguments) ? node.arguments.length : 0;
  return callee?.type === 'Identifier' && callee.value === 'Date' && count === 0;
}

function memberName(node: SyntaxNode): string {
  return `${textIn(nodeIn(node, 'object'), 'value')}.${textIn(nodeIn(node, 'property'), 'value')}`;
}

/** Everything the file itself gives a name, wherever: a parameter called `document` is not the browser's. */
function declaredNames(statements: readonly SyntaxNode[]): Set<string> {
  const names = new Set<string>();
  const addPattern = (node: SyntaxNode | undefined): void => {
    if (!node) return;
    if (node.type === 'Identifier') names.add(textIn(node, 'value') ?? '');
    else for (const child of listChildren(node)) addPattern(child);
  };
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'VariableDeclarator') addPattern(nodeIn(node, 'id'));
    if (node.type === 'Parameter') addPattern(nodeIn(node, 'pat'));
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      addPattern(nodeIn(node, 'identifier'));
    if (node.type === 'ArrowFunctionExpression')
      for (const parameter of node.params as SyntaxNode[]) addPattern(parameter);
    if (node.type.startsWith('Import') && node.type.endsWith('Specifier')) addPattern(nodeIn(node, 'local'));
    for (const child of listChildren(node)) visit(child);
  };
  for (const statement of statements) visit(statement);
  return names;
}
