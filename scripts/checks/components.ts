// How long a component may be: one that goes on and on holds several ideas, and each of them deserves a name.
import { join } from 'node:path';
import { isTest, listFiles } from './files.ts';
import { nodeIn, parseFile, type SyntaxNode, textIn } from './syntax.ts';

const isComponentName = (name: string | undefined): name is string => /^[A-Z][a-z]/.test(name ?? '');
const functions: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  // memo(…) and the like.
  'CallExpression',
]);

interface Component {
  readonly name: string;
  readonly node: SyntaxNode;
}

/** Functions at the top of a file that are named like components, whichever way they are written. */
function componentsOf(statement: SyntaxNode): Component[] {
  const declaration = statement.type === 'ExportDeclaration' ? nodeIn(statement, 'declaration') : statement;
  if (declaration?.type === 'FunctionDeclaration') {
    const name = textIn(nodeIn(declaration, 'identifier'), 'value');
    return isComponentName(name) ? [{ name, node: declaration }] : [];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as SyntaxNode[]).flatMap((variable) => {
    const name = textIn(nodeIn(variable, 'id'), 'value');
    const isFunction = functions.has(nodeIn(variable, 'init')?.type ?? '');
    return isComponentName(name) && isFunction ? [{ name, node: variable }] : [];
  });
}

export const longComponents = (root: string, mostLines: number): string[] =>
  listFiles(root, ['web/src'], ['.tsx'])
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const { statements, linesOf } = parseFile(path, join(root, path));
      return statements
        .flatMap(componentsOf)
        .filter(({ node }) => linesOf(node) > mostLines)
        .map(({ name, node }) => `${path}: ${name} has ${linesOf(node)} lines`);
    });
