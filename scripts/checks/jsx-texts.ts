// Finds texts written into the interface's code instead of the translations.
import { listChildren, nodeIn, type SourceFile, type SyntaxNode, textIn, wrappers } from './syntax.ts';
import type { Fault } from './translation-texts.ts';
import { listArguments } from './translation-uses.ts';

/** Attributes that people read or hear. */
const readAttributes: ReadonlySet<string> = new Set([
  'title',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'placeholder',
  'label',
  'description',
  'error',
  'message',
  'legend',
  'nothingFoundMessage',
]);

const letters = /\p{L}/u;

/** Every piece of text an expression may show: both branches of a choice, the fixed parts of a template. */
function shownTexts(node: SyntaxNode | undefined): [string, SyntaxNode][] {
  if (!node) return [];
  switch (node.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [[textIn(node, 'value') ?? '', node]];
    case 'TemplateLiteral':
      return (node.quasis as SyntaxNode[]).map((quasi) => [textIn(quasi, 'cooked') ?? '', node]);
    case 'ConditionalExpression':
      return [...shownTexts(nodeIn(node, 'consequent')), ...shownTexts(nodeIn(node, 'alternate'))];
    case 'BinaryExpression':
      return ['+', '&&', '||', '??'].includes(textIn(node, 'operator') ?? '')
        ? [...shownTexts(nodeIn(node, 'left')), ...shownTexts(nodeIn(node, 'right'))]
        : [];
    default:
      return node.type === 'JSXExpressionContainer' || wrappers.has(node.type)
        ? shownTexts(nodeIn(node, 'expression'))
        : [];
  }
}

function attributeName(node: SyntaxNode): string {
  return textIn(nodeIn(node, 'name'), 'value') ?? '';
}

export function findLiteralTexts(file: SourceFile, allowed: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const report = (texts: [string, SyntaxNode][], where: string): void => {
    for (const [text, node] of texts) {
      const shown = text.trim().replace(/\s+/g, ' ');
      if (!letters.test(shown) || allowed.has(shown)) continue;
      faults.push({
        at: `${file.path}:${file.lineOf(node)}`,
        message: `literal text ${where}: ${JSON.stringify(shown)}`,
      });
    }
  };
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[]) report(shownTexts(child), 'in JSX');
    } else if (node.type === 'JSXAttribute' && readAttributes.has(attributeName(node))) {
      report(shownTexts(nodeIn(node, 'value')), `in the attribute ${attributeName(node)}`);
    } else if (node.type === 'CallExpression' && isNotification(node)) {
      report(shownTexts(listArguments(node)[0]), 'in a notification');
    }
    for (const child of listChildren(node)) visit(child);
  };
  for (const statement of file.statements) visit(statement);
  return faults;
}

function isNotification(call: SyntaxNode): boolean {
  const callee = nodeIn(call, 'callee');
  return callee?.type === 'MemberExpression' && textIn(nodeIn(callee, 'object'), 'value') === 'notify';
}
