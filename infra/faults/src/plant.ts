import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault.ts';

export function planted(fault: Fault, read: (file: string) => string): Map<string, string> | null {
  const files = new Map<string, string>();
  for (const { file, find, put } of [fault, ...(fault.also ?? [])]) {
    const before = files.get(file) ?? read(file);
    const parts = before.split(find);
    if (parts.length !== 2) return null;
    files.set(file, parts.join(put));
  }
  return files;
}

/** @returns what takes it out again; null when it no longer fits */
export function plant(fault: Fault, folder: string): (() => void) | null {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  let files: Map<string, string> | null;
  try {
    files = planted(fault, read);
  } catch {
    return null;
  }
  if (files === null) return null;
  const before = new Map(Array.from(files.keys(), (file) => [file, read(file)]));
  const write = (all: Map<string, string>): void => {
    for (const [file, text] of all) writeFileSync(path.join(folder, file), text);
  };
  write(files);
  return () => {
    write(before);
  };
}
