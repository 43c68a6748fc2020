// Which translation keys a source file uses, found by reading its syntax tree.
import {
  listChildren,
  literalText,
  nodeIn,
  type SourceFile,
  type SyntaxNode,
  textIn,
  wrappers,
} from './syntax.ts';
import { listPlaceholders } from './translation-texts.ts';

export interface KeyUse {
  /** `namespace:key`. */
  readonly key: string;
  readonly line: number;
  /** Names passed for the placeholders; undefined when they cannot be read from the call. */
  readonly given: readonly string[] | undefined;
}

export interface FileUses {
  readonly uses: readonly KeyUse[];
  /** Beginnings of keys put together at run time: `errors:` for t(`errors:${code}`). */
  readonly dynamic: readonly { readonly prefix: string; readonly line: number }[];
  /** Texts that may be keys of the namespaces the file works with: tables of keys given to t() later. */
  readonly literals: readonly { readonly text: string; readonly line: number }[];
  readonly namespaces: ReadonlySet<string>;
}

const defaultNamespace = 'common';
type Scope = Map<string, string>;

/** The namespace of `useTranslation('x')`; of several, the first is the one plain keys belong to. */
function hookNamespace(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'CallExpression' || textIn(nodeIn(node, 'callee'), 'value') !== 'useTranslation')
    return undefined;
  const first = listArguments(node)[0];
  if (first?.type === 'ArrayExpression') {
    const [element] = first.elements as ({ expression: SyntaxNode } | null)[];
    return literalText(element?.expression) ?? defaultNamespace;
  }
  return literalText(first) ?? defaultNamespace;
}

/** `t: TFunction<'shell'>` as a parameter. */
function annotatedNamespace(pattern: SyntaxNode): string | undefined {
  const annotation = nodeIn(pattern, 'typeAnnotation');
  const type = annotation && nodeIn(annotation, 'typeAnnotation');
  if (type?.type !== 'TsTypeReference' || textIn(nodeIn(type, 'typeName'), 'value') !== 'TFunction')
    return undefined;
  const [parameter] = (nodeIn(type, 'typeParams')?.params as SyntaxNode[] | undefined) ?? [];
  return literalText(parameter && nodeIn(parameter, 'literal')) ?? defaultNamespace;
}

export function listArguments(call: SyntaxNode): SyntaxNode[] {
  const list = Array.isArray(call.arguments) ? call.arguments : [];
  return list.map((argument: { expression: SyntaxNode }) => argument.expression);
}

/** `t` of a destructured hook result under whatever name it got. */
function translatorName(pattern: SyntaxNode): string | undefined {
  if (pattern.type !== 'ObjectPattern') return undefined;
  for (const property of pattern.properties as SyntaxNode[]) {
    if (textIn(nodeIn(property, 'key'), 'value') !== 't') continue;
    const value = nodeIn(property, 'value');
    return property.type === 'KeyValuePatternProperty' ? textIn(value, 'value') : 't';
  }
  return undefined;
}

const functions: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

export function findKeyUses(file: SourceFile): FileUses {
  const uses: KeyUse[] = [];
  const dynamic: { prefix: string; line: number }[] = [];
  const literals: { text: string; line: number }[] = [];
  const namespaces = new Set<string>();

  const addKey = (node: SyntaxNode, namespace: string, given: KeyUse['given']): void => {
    const full = (text: string) => (text.includes(':') ? text : `${namespace}:${text}`);
    const text = literalText(node);
    if (text !== undefined) {
      uses.push({ key: full(text), line: file.lineOf(node), given });
    } else if (node.type === 'ConditionalExpression') {
      for (const branch of ['consequent', 'alternate']) {
        const child = nodeIn(node, branch);
        if (child) addKey(child, namespace, given);
      }
    } else if (wrappers.has(node.type)) {
      const inner = nodeIn(node, 'expression');
      if (inner) addKey(inner, namespace, given);
    } else if (node.type === 'TemplateLiteral') {
      const [head] = node.quasis as SyntaxNode[];
      dynamic.push({ prefix: full(textIn(head, 'cooked') ?? ''), line: file.lineOf(node) });
    }
  };

  const visit = (node: SyntaxNode, scope: Scope): void => {
    const inner = functions.has(node.type) ? new Map(scope) : scope;
    if (functions.has(node.type)) {
      for (const parameter of node.params as SyntaxNode[]) {
        const pattern = nodeIn(parameter, 'pat') ?? parameter;
        const namespace = annotatedNamespace(pattern);
        if (namespace === undefined) continue;
        inner.set(textIn(pattern, 'value') ?? '', namespace);
        namespaces.add(namespace);
      }
    }
    if (node.type === 'VariableDeclarator') {
      const namespace = hookNamespace(nodeIn(node, 'init'));
      const pattern = nodeIn(node, 'id');
      if (namespace !== undefined && pattern) {
        namespaces.add(namespace);
        const name = translatorName(pattern);
        if (name !== undefined) inner.set(name, namespace);
      }
    }
    if (node.type === 'CallExpression') {
      const namespace = calledNamespace(node, inner);
      const [key, parameters] = listArguments(node);
      if (namespace !== undefined && key) addKey(key, namespace, givenNames(parameters));
    }
    if (node.type === 'JSXAttribute' && textIn(nodeIn(node, 'name'), 'value') === 'i18nKey') {
      const value = nodeIn(node, 'value');
      const key = value?.type === 'JSXExpressionContainer' ? nodeIn(value, 'expression') : value;
      if (key) addKey(key, [...namespaces][0] ?? defaultNamespace, undefined);
    }
    const text = literalText(node);
    if (text !== undefined) literals.push({ text, line: file.lineOf(node) });
    for (const child of listChildren(node)) visit(child, inner);
  };
  const top: Scope = new Map();
  for (const statement of file.statements) visit(statement, top);
  return { uses, dynamic, literals, namespaces };
}

/** The namespace plain keys of this call belong to, when it is a call of t() at all. */
function calledNamespace(call: SyntaxNode, scope: Scope): string | undefined {
  const callee = nodeIn(call, 'callee');
  if (callee?.type === 'Identifier') return scope.get(textIn(callee, 'value') ?? '');
  if (callee?.type !== 'MemberExpression' || textIn(nodeIn(callee, 'property'), 'value') !== 't')
    return undefined;
  const object = textIn(nodeIn(callee, 'object'), 'value');
  return object === 'i18next' || object === 'i18n' ? defaultNamespace : undefined;
}

function givenNames(parameters: SyntaxNode | undefined): string[] | undefined {
  if (!parameters) return [];
  if (parameters.type !== 'ObjectExpression') return undefined;
  const names: string[] = [];
  for (const property of parameters.properties as SyntaxNode[]) {
    if (property.type === 'SpreadElement') return undefined;
    const name = property.type === 'Identifier' ? property : nodeIn(property, 'key');
    names.push(textIn(name, 'value') ?? '');
  }
  return names;
}

/** Placeholders of the text that the call does not fill. */
export function unfilled(use: KeyUse, text: string): string[] {
  if (!use.given) return [];
  return listPlaceholders(text).filter((name) => !use.given?.includes(name.split('.')[0] ?? ''));
}
