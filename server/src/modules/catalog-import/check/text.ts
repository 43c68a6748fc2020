// Texts of files as the product shows them: without mark-up and stray control characters.

const control = /\p{Cc}+/gu;

export const singleLine = (text: string): string => text.replace(control, ' ').replace(/\s+/g, ' ').trim();

/** BMEcat lets descriptions hold these few tags; their line breaks are kept. */
const lineBreak = /<br\s*\/?>|<\/(?:p|li|ul|ol)>/gi;
const tag = /<\/?(?:b|i|u|p|br|li|ul|ol|strong|em)\s*\/?>/gi;

export const plainText = (text: string): string =>
  text
    .replace(lineBreak, '\n')
    .replace(tag, '')
    .split('\n')
    .map(singleLine)
    .filter((line) => line !== '')
    .join('\n');
