// Reads BMEcat 1.2 and 2005 as a stream: memory holds one article at a time.
import { SaxesParser } from 'saxes';
import { readOrderNumber, readRawArticle, readRawPrices } from './bmecat-article.ts';
import { type BmecatHeader, catalogFacts, initialHeader, noteParty } from './bmecat-header.ts';
import { CatalogueError, UnsupportedCatalogue } from './catalogue-error.ts';
import type { Item, ReadOptions, Transaction } from './item.ts';
import { RecordTree, readText, type XmlNode } from './record-tree.ts';

/** Without an event in between, this many characters are one absurd text or declaration. */
const longestText = 4_000_000;
const deepestElement = 100;
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export async function* readBmecat(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<Item[]> {
  const reader = new BmecatReader(options);
  for await (const chunk of text) {
    const items = reader.write(chunk);
    if (items.length > 0) yield items;
  }
  yield reader.end();
}

const transactions: ReadonlyMap<string, Transaction> = new Map([
  ['T_NEW_CATALOG', 'whole'],
  ['T_UPDATE_PRODUCTS', 'products'],
  ['T_UPDATE_PRICES', 'prices'],
]);

type RecordReader = (node: XmlNode) => void;

class BmecatReader {
  readonly #parser = new SaxesParser();
  readonly #record = new RecordTree();
  readonly #options: ReadOptions;
  readonly #header: BmecatHeader = initialHeader();
  #items: Item[] = [];
  #depth = 0;
  #silent = 0;
  #startLine = 1;
  #transaction: Transaction | undefined;

  readonly #records = new Map<string, RecordReader>([
    ['CATALOG', (node) => Object.assign(this.#header, catalogFacts(node))],
    ['SUPPLIER', (node) => this.#supplier(readText(node, 'SUPPLIER_NAME'))],
    ['PARTY', (node) => this.#supplier(noteParty(this.#header, node))],
    ['CATALOG_STRUCTURE', (node) => this.#group(node)],
    ['ARTICLE', (node) => this.#article(node)],
    ['PRODUCT', (node) => this.#article(node)],
    ['ARTICLE_TO_CATALOGGROUP_MAP', (node) => this.#assignment(node)],
    ['PRODUCT_TO_CATALOGGROUP_MAP', (node) => this.#assignment(node)],
  ]);

  constructor(options: ReadOptions) {
    this.#options = options;
    const parser = this.#parser;
    // Without a prototype, so that no name but these five means anything.
    parser.ENTITIES = Object.assign(Object.create(null), entities);
    parser.on('doctype', (declaration) => this.#doctype(declaration));
    parser.on('opentagstart', () => {
      this.#startLine = parser.line;
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(localName(name), attributes));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#record.addText(text));
    parser.on('cdata', (text) => this.#record.addText(text));
    parser.on('error', (error) => {
      throw new CatalogueError(explain(error.message), parser.line);
    });
  }

  write(chunk: string): Item[] {
    this.#silent += chunk.length;
    this.#parser.write(chunk);
    if (this.#silent > longestText) {
      throw new CatalogueError('A single text or declaration is absurdly long.', this.#parser.line);
    }
    return this.#take();
  }

  end(): Item[] {
    this.#parser.close();
    if (this.#transaction === undefined) throw new UnsupportedCatalogue('The file holds no T_NEW_CATALOG.');
    return this.#take();
  }

  #take(): Item[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  /** The name of an outside DTD, as BMEcat 1.2 files have it, is passed over; nothing is ever fetched. */
  #doctype(declaration: string): void {
    if (declaration.replace(/"[^"]*"|'[^']*'/g, '').includes('[')) {
      throw new CatalogueError(
        'Declarations inside the file (an internal DTD, entities) are refused.',
        this.#parser.line,
      );
    }
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#silent = 0;
    this.#depth += 1;
    if (this.#depth > deepestElement)
      throw new CatalogueError('Elements are nested too deep.', this.#startLine);
    if (this.#depth === 1) this.#root(name, attributes);
    if (this.#depth === 2 && name.startsWith('T_')) this.#begin(name, attributes);
    if (this.#record.isOpen || this.#records.has(name)) this.#record.enter(name, attributes, this.#startLine);
  }

  #close(): void {
    this.#silent = 0;
    this.#depth -= 1;
    const record = this.#record.isOpen ? this.#record.leave() : undefined;
    if (record) this.#records.get(record.name)?.(record);
  }

  #root(name: string, { version = '' }: Readonly<Record<string, string>>): void {
    if (name !== 'BMECAT') {
      throw new UnsupportedCatalogue(`The file is no BMEcat: it begins with <${name}>.`, this.#startLine);
    }
    if (version !== '1.2' && !version.startsWith('2005')) {
      throw new UnsupportedCatalogue(
        `BMEcat ${version || 'without a version'} is not supported: use 1.2 or 2005.`,
        this.#startLine,
      );
    }
  }

  #begin(name: string, { prev_version: previous = '' }: Readonly<Record<string, string>>): void {
    const transaction = transactions.get(name);
    if (transaction === undefined) {
      throw new UnsupportedCatalogue(
        `${name} is not supported: a whole catalogue (T_NEW_CATALOG) is needed, or an update (T_UPDATE_PRODUCTS, T_UPDATE_PRICES).`,
        this.#startLine,
      );
    }
    if (this.#transaction !== undefined) {
      throw new CatalogueError(`${name} is the second transaction of the file.`, this.#startLine);
    }
    this.#transaction = transaction;
    const { catalogueId: id, version } = this.#header;
    this.#items.push({
      kind: 'catalogue',
      mark: { transaction, id, version, previous: previous.trim() },
    });
  }

  #supplier(name: string): void {
    if (name !== '') this.#items.push({ kind: 'supplier', name });
  }

  #group(node: XmlNode): void {
    const [id, name] = [readText(node, 'GROUP_ID'), readText(node, 'GROUP_NAME')];
    if (id !== '') this.#items.push({ kind: 'group', id, name, parentId: readText(node, 'PARENT_ID') });
  }

  #assignment(node: XmlNode): void {
    const [orderNumber, groupId] = [readText(node, 'ART_ID', 'PROD_ID'), readText(node, 'CATALOG_GROUP_ID')];
    if (node.attributes.mode === 'delete') return;
    if (orderNumber !== '' && groupId !== '') this.#items.push({ kind: 'assignment', orderNumber, groupId });
  }

  #article(node: XmlNode): void {
    if (this.#transaction === 'prices') {
      this.#items.push({ kind: 'prices', prices: readRawPrices(node, this.#header, this.#options) });
    } else if (node.attributes.mode === 'delete') {
      this.#items.push({ kind: 'deletion', line: node.line, orderNumber: readOrderNumber(node) });
    } else {
      this.#items.push({ kind: 'article', article: readRawArticle(node, this.#header, this.#options) });
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function explain(message: string): string {
  const plain = message.replace(/^(?:.*?:)?\d+:\d+: /, '');
  return plain.startsWith('undefined entity')
    ? 'Entities other than the five of XML are refused.'
    : `The XML is broken: ${plain}`;
}
