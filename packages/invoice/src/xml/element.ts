// A tree of XML elements, and how values are looked up in it. Names go without their prefix: those differ from file to file.

export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly parent: XmlElement | undefined;
  text: string;
}

type Maybe = XmlElement | undefined;

/** The first element at the end of the path of names. */
export function findElement(element: Maybe, ...path: readonly string[]): Maybe {
  let current = element;
  for (const step of path) current = current?.children.find(({ name }) => name === step);
  return current;
}

/** All elements with the last name, below the first element of the path that leads there. */
export function findElements(element: Maybe, ...path: readonly string[]): XmlElement[] {
  const parent = findElement(element, ...path.slice(0, -1));
  return parent?.children.filter(({ name }) => name === path.at(-1)) ?? [];
}

/** Null for an element that is missing or empty. */
export function readText(element: Maybe, ...path: readonly string[]): string | null {
  const text = findElement(element, ...path)?.text.trim();
  return text === undefined || text === '' ? null : text;
}

export function readAttribute(element: Maybe, attribute: string): string | null {
  const value = element?.attributes[attribute]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function elementPath(element: XmlElement): string {
  const names: string[] = [];
  for (let current: Maybe = element; current; current = current.parent) names.unshift(current.name);
  return names.join('/');
}
