// Own base64, because this package uses neither Node's nor the browser's API.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function base64(data: Uint8Array): string {
  let text = '';
  for (let at = 0; at < data.length; at += 3) {
    const left = data.length - at;
    const three = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const signs = [18, 12, 6, 0].map((shift) => alphabet[(three >> shift) & 63]);
    text += signs
      .slice(0, Math.min(left, 3) + 1)
      .join('')
      .padEnd(4, '=');
  }
  return text;
}
