// A practice's address for invoices: that of the mailbox, with a tag in the place of `{tag}`. It begins with the practice's id, so that
// nothing has to be searched for among all practices, and goes on with what nobody guesses.

const mark = '{tag}';

export const writeAddress = (template: string, tag: string): string => template.replace(mark, tag);

export interface Tag {
  readonly practiceId: number;
  readonly tag: string;
}

/** Null: the address is none of a practice. Mail servers may change capitals. */
export function readTag(template: string, address: string): Tag | null {
  const [before = '', after = ''] = template.toLowerCase().split(mark);
  const given = address.trim().toLowerCase();
  if (!given.startsWith(before) || !given.endsWith(after)) return null;
  const tag = given.slice(before.length, given.length - after.length);
  const [, id] = /^([1-9]\d{0,8})-[a-z2-7]{16}$/.exec(tag) ?? [];
  return id === undefined ? null : { practiceId: Number(id), tag };
}
