import { formatNumber } from './format.ts';

/** 1536 bytes are "1,5 KB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.max(bytes / 1024, 0.1), 1)} KB`;
  return `${formatNumber(bytes / 1024 / 1024, 1)} MB`;
}
