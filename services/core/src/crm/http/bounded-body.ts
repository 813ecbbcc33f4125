import type { Readable } from 'node:stream';

/** Null: it breaks off or exceeds `maxBytes`; the connection is given up. */
export async function readBounded(body: Readable, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // a destroyed body reports it once more as an event
  body.on('error', () => undefined);
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > maxBytes) {
        body.destroy();
        return null;
      }
      parts.push(part);
    }
  } catch {
    return null;
  }
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts, size);
}
