import { largestDocument } from '@praxora/rules/inventory/document-type';
import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-check.ts';

describe('a chosen file', () => {
  it('is good by its content, whatever it is called', async () => {
    expect(await fileProblem(new File(['%PDF-1.7 …'], 'blatt.txt'))).toBeNull();
    expect(await fileProblem(new File(['<html>'], 'blatt.pdf', { type: 'application/pdf' }))).toBe(
      'DOCUMENT_TYPE',
    );
  });

  it('may have 20 MB', async () => {
    const filled = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'a.pdf');
    expect(await fileProblem(filled(largestDocument))).toBeNull();
    expect(await fileProblem(filled(largestDocument + 1))).toBe('BODY_TOO_LARGE');
  });
});
