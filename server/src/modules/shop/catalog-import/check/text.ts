// Texts of files as the product shows them: without mark-up, stray control characters and what nobody can see.
import { cleanLine } from '@praxora/rules/shared/clean-text';

const control = /\p{Cc}+/gu;

export const singleLine = (text: string): string =>
  cleanLine(text.replace(control, ' ')).replace(/\s+/g, ' ');

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
