// A small XML file as a tree. Names come without their prefix: vendors write openTRANS with namespaces and without.
import { SaxesParser } from 'saxes';
import type { Slices } from '../../../../platform/slices.ts';
import { windows1252 } from '../../../../platform/text/windows-1252.ts';
import { Unreadable } from './unreadable.ts';

export interface XmlNode {
  readonly name: string;
  readonly children: XmlNode[];
  text: string;
}

const mostNodes = 200_000;
const deepest = 50;
const mostAttributes = 100;

/** Read in one go: so little that it takes a few milliseconds. */
const pieceLength = 16 * 1024;

export async function readTree(content: Buffer, slices: Slices): Promise<XmlNode> {
  const root: XmlNode = { name: '', children: [], text: '' };
  const open = [root];
  let nodes = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Unreadable(`no valid XML, ${error.message}`);
  });
  // It could define entities that grow, or name other files.
  parser.on('doctype', () => {
    throw new Unreadable('a document type is not allowed');
  });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw new Unreadable('too many attributes');
  });
  parser.on('opentag', ({ name }) => {
    nodes += 1;
    if (nodes > mostNodes || open.length > deepest) throw new Unreadable('too many elements');
    const node: XmlNode = { name: name.slice(name.indexOf(':') + 1), children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string): void => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const text = decoded(content);
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength));
    await slices.pause();
  }
  parser.close();
  const [top] = root.children;
  if (top === undefined) throw new Unreadable('the file is empty');
  return top;
}

function decoded(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex');
  const isUtf16 = mark === 'fffe' || mark === 'feff';
  const head = content.subarray(0, 200).toString('latin1');
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase();
  if (!isUtf16 && /^(iso-?8859-1|latin1|windows-1252|cp1252)$/.test(named ?? '')) return windows1252(content);
  const encoding = isUtf16 ? (mark === 'fffe' ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw new Unreadable(`not valid ${encoding.toUpperCase()}`);
  }
}

export const findChild = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

export const findChildren = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

export const readText = (node: XmlNode | undefined, name: string): string =>
  findChild(node, name)?.text.trim() ?? '';
