import { hashText } from '../random.ts';

/** Deterministic UUID: the same text gives the same id. */
export function toUuid(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => hashText(`${part} ${text}`).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
