import { describe, expect, it } from 'vitest';
import { detectMediaType, documentName } from './document-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a document', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ])('is told by its first bytes: %j', (text, type) => {
    expect(detectMediaType(bytes(text))).toBe(type);
  });

  it.each(['', '%PDF', ' %PDF-1.7', '<svg xmlns="">', '<html>', 'RIFF\x10\0\0\0WAVE', 'RIFF', 'PK\x03\x04'])(
    'is none for anything else: %j',
    (text) => {
      expect(detectMediaType(bytes(text))).toBeNull();
    },
  );
});

describe('the name of a document', () => {
  it.each([
    ['Sicherheit Größe.pdf', 'Sicherheit Größe.pdf'],
    ['SCAN.PDF', 'SCAN.PDF'],
    ['evil.html', 'evil.html.pdf'],
    ['C:\\temp\\blatt.pdf', 'blatt.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    // Turned around it would look like blattfdp.exe.
    ['blatt\u202eexe.pdf', 'blattexe.pdf'],
    ['', 'document.pdf'],
    ['.pdf', 'document.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(documentName(given, 'application/pdf')).toBe(name);
  });

  it('is cut to a length that can be kept, and keeps its ending', () => {
    const name = documentName(`${'😀'.repeat(300)}.jpeg`, 'image/jpeg');
    expect(name).toBe(`${'😀'.repeat(100)}.jpeg`);
  });
});
