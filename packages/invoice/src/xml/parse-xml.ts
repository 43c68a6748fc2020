// Reads XML event by event into a tree, within limits, and without ever resolving an entity or an address.
import { SaxesParser } from 'saxes';
import { InvoiceRefusal } from '../refusal.ts';
import type { XmlElement } from './element.ts';

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
  /** Attributes of one element. */
  readonly attributes: number;
  /** Attributes of all elements together: each costs more than an element. */
  readonly allAttributes: number;
  /** Characters of one text. Embedded documents are exempt: the size of the file limits them. */
  readonly text: number;
}

/** An invoice of 1,000 lines has some 50,000 elements. */
const usualLimits: XmlLimits = {
  depth: 60,
  elements: 200_000,
  attributes: 200,
  allAttributes: 300_000,
  text: 200_000,
};

/** Elements whose text is a whole document in base 64. */
const documents: ReadonlySet<string> = new Set(['EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject']);

const pieceLength = 64 * 1024;

/** `acceptRoot` is called with the outermost element before the rest is read, and throws if it is of no use. */
export function parseXml(
  text: string,
  acceptRoot: (root: XmlElement) => void,
  limits: XmlLimits = usualLimits,
): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let [depth, count, attributeCount, allAttributes] = [0, 0, 0, 0];

  const addText = (piece: string): void => {
    if (!current) return;
    current.text += piece;
    if (current.text.length > limits.text && !documents.has(current.name)) {
      throw new InvoiceRefusal('XML_TEXT_TOO_LONG', { element: current.name, limit: limits.text });
    }
  };

  parser.on('doctype', () => {
    throw new InvoiceRefusal('XML_DOCTYPE');
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > limits.attributes)
      throw new InvoiceRefusal('XML_TOO_MANY_ATTRIBUTES', { limit: limits.attributes });
    allAttributes += 1;
    if (allAttributes > limits.allAttributes)
      throw new InvoiceRefusal('XML_TOO_MANY_ATTRIBUTES_IN_ALL', { limit: limits.allAttributes });
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    count += 1;
    attributeCount = 0;
    if (depth > limits.depth) throw new InvoiceRefusal('XML_TOO_DEEP', { limit: limits.depth });
    if (count > limits.elements)
      throw new InvoiceRefusal('XML_TOO_MANY_ELEMENTS', { limit: limits.elements });
    const attributes: Record<string, string> = Object.create(null);
    for (const { local, value } of Object.values(tag.attributes)) attributes[local] = value;
    const element = {
      name: tag.local,
      namespace: tag.uri,
      attributes,
      children: [],
      parent: current,
      text: '',
    };
    current?.children.push(element);
    current = element;
    if (!root) {
      root = element;
      acceptRoot(root);
    }
  });
  parser.on('closetag', () => {
    depth -= 1;
    current = current?.parent;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', (error) => {
    throw new InvoiceRefusal('XML_BROKEN', { line: parser.line, reason: explain(error.message) });
  });

  for (let at = 0; at < text.length; at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  parser.close();
  if (!root) throw new InvoiceRefusal('XML_BROKEN', { line: 1, reason: 'it has no element' });
  return root;
}

/** The parser puts line and column before its sentence and a full stop after it. */
const explain = (message: string): string =>
  message
    .replace(/^(?:.*?:)?\d+:\d+: /, '')
    .replace(/\.$/, '')
    .slice(0, 200);
