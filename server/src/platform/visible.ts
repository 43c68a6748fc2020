// Text of others on its way to a terminal: what would move the cursor, colour or rename the window, or turn the direction
// of writing, is shown as its number instead. In JSON that is the same text, written otherwise.

/** Control characters but the line's end and the tab, and those that turn or hide text. */
const hidden =
  /(?![\n\t])[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

export const visible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(hidden, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value that stands on one line of a list must not begin lines of its own. */
export const visibleLine = (text: string): string => visible(text).replace(/[\n\t]/g, ' ');
