// Phone numbers as people write them: national, beginning with 0, or international, beginning with + or 00. They are kept as
// typed: how a practice groups its number is how it is read out on the phone.

/** Austrians name an extension "DW". */
const extension = /\s*(?:dw|ext)\.?\s*\d{1,6}$/i;
/** Groups of digits, some in brackets, parted by a sign or two. */
const groups = /^\+?(?:\d+|\(\d+\))(?:[ ./-]{0,3}(?:\d+|\(\d+\)))*$/;
const beginning = /^(?:\+[1-9]|00[1-9]|0[1-9])/;

const fewestDigits = 5;
/** The most that the international numbering plan has. */
const mostDigits = 15;
const longest = 60;

export function isPhoneNumber(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longest) return false;
  const number = trimmed.replace(extension, '');
  const dialled = number.replace(/[^+\d]/g, '');
  const digits = dialled.replace(/^(?:\+|00)/, '').length;
  return groups.test(number) && beginning.test(dialled) && digits >= fewestDigits && digits <= mostDigits;
}
