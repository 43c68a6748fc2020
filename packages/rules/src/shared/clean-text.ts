// Invisible characters are removed from a text before it is saved: control characters, those that turn the direction of
// writing, and those without any width. They come along unnoticed when somebody copies from a web page or a PDF, make
// two equal names different, and can make a name look like another one.

const unseen = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
const unseenAnywhere = new RegExp(unseen, 'gu');
const unseenButLines = new RegExp(String.raw`(?![\n\r\t])${unseen}`, 'gu');
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Cleans single-line text such as names and numbers: line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  text.replace(lineEnds, ' ').replace(unseenAnywhere, '').trim();

/** Cleans multi-line text such as notes and messages. */
export const cleanText = (text: string): string => text.replace(unseenButLines, '');
