// Collects one record of an XML file (an article, a catalogue group) as a small tree.
import { CatalogueError } from './catalogue-error.ts';

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: XmlNode[];
  text: string;
}

const mostNodes = 20_000;

export class RecordTree {
  readonly #open: XmlNode[] = [];
  #nodes = 0;

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  enter(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    this.#nodes += 1;
    if (this.#nodes > mostNodes) {
      throw new CatalogueError(`A single ${this.#open[0]?.name} has more than ${mostNodes} elements.`, line);
    }
    const node: XmlNode = { name, attributes, line, children: [], text: '' };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  addText(text: string): void {
    const node = this.#open.at(-1);
    if (node) node.text += text;
  }

  /** The whole record when its outermost element ends. */
  leave(): XmlNode | undefined {
    const node = this.#open.pop();
    if (this.#open.length > 0) return undefined;
    this.#nodes = 0;
    return node;
  }
}

/** All children with one of the names. */
export const findChildren = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode[] =>
  node?.children.filter(({ name }) => names.includes(name)) ?? [];

export const findChild = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined =>
  node?.children.find(({ name }) => names.includes(name));

export const readText = (node: XmlNode | undefined, ...names: readonly string[]): string =>
  findChild(node, ...names)?.text.trim() ?? '';
