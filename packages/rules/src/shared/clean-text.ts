// What nobody can see in a text is taken out of it before it is kept: control characters, those that turn the direction of writing, and
// those without any width. They come along unnoticed when somebody copies from a web page or a PDF, make two equal names different, and
// can make a name look like another one.

const unseen = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
const unseenAnywhere = new RegExp(unseen, 'gu');
const unseenButLines = new RegExp(String.raw`(?![\n\r\t])${unseen}`, 'gu');
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Of one line, as names and numbers are: what would begin another one, or a column, is a space. */
export const cleanLine = (text: string): string =>
  text.replace(lineEnds, ' ').replace(unseenAnywhere, '').trim();

/** Of several lines, as notes and messages are. */
export const cleanText = (text: string): string => text.replace(unseenButLines, '');
