// Reads an XML part of a workbook piece by piece, so that other requests get their turn.
import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import type { Slices } from '../slices.ts';
import { broken } from './limits.ts';

export interface XmlHandlers {
  /** Names come without their prefix. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const pieceBytes = 16 * 1024;
/** No workbook nests deeper or says more of one element; a bomb does, and the parser keeps all of it in memory. */
const deepest = 64;
const mostAttributes = 200;
const plain = (name: string): string => name.slice(name.indexOf(':') + 1);

export async function readXml(content: Buffer, handlers: XmlHandlers, slices: Slices): Promise<void> {
  if (content.length === 0) return;
  const parser = new SaxesParser({ fragment: false });
  parser.on('error', () => {
    throw broken();
  });
  // A document type could define entities that grow; no program writes one here.
  parser.on('doctype', () => {
    throw broken();
  });
  let depth = 0;
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    depth += 1;
    attributeCount = 0;
    if (depth > deepest) throw broken();
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > mostAttributes) throw broken();
  });
  parser.on('opentag', ({ name, attributes }) =>
    handlers.open?.(plain(name), attributes as Readonly<Record<string, string>>),
  );
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close?.(plain(name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  const decoder = new StringDecoder(isUtf16 ? 'utf16le' : 'utf8');
  for (let at = 0; at < content.length; at += pieceBytes) {
    parser.write(decoder.write(content.subarray(at, at + pieceBytes)));
    await slices.pause();
  }
  parser.close();
}
