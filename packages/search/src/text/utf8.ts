// UTF-8 in and out of byte arrays; its byte order is the order of code points, so sorted bytes are sorted words.

/** Writes the text at the position and returns the position behind it. Needs room for three bytes a character. */
export function writeUtf8(text: string, bytes: Uint8Array, at: number): number {
  let position = at;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[position++] = unit;
      continue;
    }
    const code = text.codePointAt(i) ?? unit;
    if (code < 0x800) {
      bytes[position++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[position++] = 0xe0 | (code >> 12);
      } else {
        i++;
        bytes[position++] = 0xf0 | (code >> 18);
        bytes[position++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[position++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[position++] = 0x80 | (code & 0x3f);
  }
  return position;
}

export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  return bytes.subarray(0, writeUtf8(text, bytes, 0));
}

export function fromUtf8(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; ) {
    const first = bytes[i] as number;
    if (first < 0x80) {
      text += String.fromCharCode(first);
      i += 1;
    } else if (first < 0xe0) {
      text += String.fromCharCode(((first & 0x1f) << 6) | follow(bytes, i + 1));
      i += 2;
    } else if (first < 0xf0) {
      text += String.fromCharCode(
        ((first & 0x0f) << 12) | (follow(bytes, i + 1) << 6) | follow(bytes, i + 2),
      );
      i += 3;
    } else {
      const high = ((first & 0x07) << 18) | (follow(bytes, i + 1) << 12);
      text += String.fromCodePoint(high | (follow(bytes, i + 2) << 6) | follow(bytes, i + 3));
      i += 4;
    }
  }
  return text;
}

const follow = (bytes: Uint8Array, at: number): number => (bytes[at] as number) & 0x3f;
