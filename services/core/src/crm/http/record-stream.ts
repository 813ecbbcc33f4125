/** Keeps only what is wanted of a long list. */
import { JSONParser } from '@streamparser/json';
import type { Readable } from 'node:stream';

export interface RecordStream<T> {
  list: string;
  keep: (record: unknown) => T | null;
  fields: readonly string[];
  /** Beyond this the answer is unreadable. */
  mostRecords: number;
  mostBytes: number;
}

export interface ReadRecords<T> {
  records: T[];
  fields: ReadonlyMap<string, unknown>;
}

/** Null: it breaks off, is unreadable or too large. */
export async function readRecords<T>(body: Readable, wanted: RecordStream<T>): Promise<ReadRecords<T> | null> {
  const records: T[] = [];
  const fields = new Map<string, unknown>();
  let hasList = false;
  let isWhole = false;
  const parser = new JSONParser({
    paths: [`$.${wanted.list}.*`, `$.${wanted.list}`, ...wanted.fields.map((field) => `$.${field}`)],
    keepStack: false,
  });
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length > 1) {
      const kept = wanted.keep(value);
      if (kept === null || records.length >= wanted.mostRecords) throw new RangeError('unreadable');
      records.push(kept);
      // the parser would hold them all until the list ends
      if (Array.isArray(parent) && typeof key === 'number') parent[key] = null;
    } else if (key === wanted.list) hasList = Array.isArray(value);
    else if (typeof key === 'string') fields.set(key, value);
  };
  parser.onEnd = () => {
    isWhole = true;
  };
  let size = 0;
  // a destroyed body reports it once more as an event
  body.on('error', () => undefined);
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > wanted.mostBytes) throw new RangeError('too large');
      parser.write(part);
    }
  } catch {
    body.destroy();
    return null;
  }
  return isWhole && hasList ? { records, fields } : null;
}
