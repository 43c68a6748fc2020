// Messages over a stream: four bytes with the length, then the value as V8 writes it, which knows maps and is faster than JSON. Both
// ends are processes of one installation on one machine, and of the same version.
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const lengthBytes = 4;

export function sendFrame(socket: Socket, value: unknown): void {
  const content = serialize(value);
  const length = Buffer.allocUnsafe(lengthBytes);
  length.writeUInt32LE(content.length);
  // All that is sent in a round of the event loop leaves in one call of the system, and wakes the other end once.
  if (socket.writableCorked === 0) {
    socket.cork();
    setImmediate(() => socket.uncork());
  }
  socket.write(length);
  socket.write(content);
}

/** Calls back with each value in the order of its arrival. */
export function receiveFrames(socket: Socket, onValue: (value: unknown) => void): void {
  let parts: Buffer[] = [];
  let size = 0;
  /** Bytes until something can be read: the length, or the whole message with its length. */
  let needed = lengthBytes;
  socket.on('data', (chunk: Buffer) => {
    parts.push(chunk);
    size += chunk.length;
    // Joined only when there is something to read, so that a long message is not copied with every part of it.
    if (size < needed) return;
    let bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
    for (;;) {
      needed = lengthBytes + (bytes.length < lengthBytes ? 0 : bytes.readUInt32LE());
      if (bytes.length < lengthBytes || bytes.length < needed) break;
      const content = bytes.subarray(lengthBytes, needed);
      bytes = bytes.subarray(needed);
      onValue(deserialize(content));
    }
    parts = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  });
}
