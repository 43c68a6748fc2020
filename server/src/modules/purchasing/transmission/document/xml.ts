// Writes XML: elements with escaped text, and nothing for what is empty.

type Attributes = Readonly<Record<string, string>>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters and halves of a pair cannot stand in XML at all. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');

/** An element with text; none when there is no text. */
export function leaf(name: string, value: string | number, attributes: Attributes = {}): string {
  const text = escaped(String(value)).trim();
  return text === '' ? '' : `<${opening(name, attributes)}>${text}</${name}>`;
}

/** An element with elements; none when all of them are empty. */
export function branch(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const inner = children.filter((child) => child !== '').join('');
  return inner === '' ? '' : `<${opening(name, attributes)}>${inner}</${name}>`;
}
