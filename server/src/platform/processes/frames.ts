// Messages over a stream: four bytes with the length, then the value as V8 writes it, which knows maps and is faster than JSON. Both
// ends are processes of one installation on one machine, and of the same version.
import { connect, type Socket } from 'node:net';
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
  socket.on('data', toReader(onValue));
}

/** Room for what arrives together, so that most messages are read where they arrive. */
const roomBytes = 256 * 1024;

export interface FrameConnection {
  readonly socket: Socket;
  /** Called with each value in the order of its arrival. */
  onValue: (value: unknown) => void;
}

/** A connection that reads into one buffer again and again: a buffer for each part of a long message would be garbage soon. */
export function connectForFrames(path: string): FrameConnection {
  const connection: { socket?: Socket; onValue: FrameConnection['onValue'] } = { onValue: () => undefined };
  const read = toReader((value) => connection.onValue(value));
  const buffer = Buffer.allocUnsafe(roomBytes);
  const callback = (bytes: number): boolean => {
    read(buffer.subarray(0, bytes));
    return true;
  };
  connection.socket = connect({ path, onread: { buffer, callback } });
  return connection as FrameConnection;
}

/** What it is given may be written over when it returns. */
function toReader(onValue: (value: unknown) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  /** Bytes until something can be read: the length, or the whole message with its length. */
  let needed = lengthBytes;
  return (chunk) => {
    size += chunk.length;
    // Joined only when there is something to read, so that a long message is not copied with every part of it.
    if (size < needed) {
      parts.push(Buffer.from(chunk));
      return;
    }
    let bytes = parts.length === 0 ? chunk : Buffer.concat([...parts, chunk]);
    for (;;) {
      needed = lengthBytes + (bytes.length < lengthBytes ? 0 : bytes.readUInt32LE());
      if (bytes.length < lengthBytes || bytes.length < needed) break;
      const content = bytes.subarray(lengthBytes, needed);
      bytes = bytes.subarray(needed);
      onValue(deserialize(content));
    }
    parts = bytes.length > 0 ? [Buffer.from(bytes)] : [];
    size = bytes.length;
  };
}
