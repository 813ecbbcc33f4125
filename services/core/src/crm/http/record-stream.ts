/** Reads a long list out of an answer while it arrives. Of each record only what is asked for is kept, so its size costs nothing. */
import { JSONParser } from '@streamparser/json';
import type { Readable } from 'node:stream';

export interface RecordStream<T> {
  /** The field of the answer that holds the records. */
  list: string;
  /** What is kept of one; null where it cannot be read. */
  keep: (record: unknown) => T | null;
  /** Other fields of the answer that are wanted. */
  fields: readonly string[];
  /** More records than that, or more bytes: the answer counts as unreadable. */
  mostRecords: number;
  mostBytes: number;
}

export interface ReadRecords<T> {
  records: T[];
  fields: ReadonlyMap<string, unknown>;
}

/** @returns null when the answer breaks off, is no JSON, lacks the list, holds what cannot be read, or is too large */
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
  // a body that is destroyed reports it once more as an event
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
