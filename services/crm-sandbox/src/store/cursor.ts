export function writeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Null where it is none. @param isRight of what was read, which may be anything */
export function readCursor<T>(cursor: string, isRight: (position: T) => boolean): T | null {
  try {
    const position = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as T;
    return isRight(position) ? position : null;
  } catch {
    return null;
  }
}
