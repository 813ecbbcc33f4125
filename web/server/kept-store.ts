/** Finished pages in memory, bounded by number and bytes; what was asked for longest ago goes first. */

export interface Kept {
  /** Bytes that it holds. */
  size: number;
}

export interface KeptStore<T extends Kept> {
  get(name: string): T | undefined;
  set(name: string, page: T): void;
  /** Counts what a page took up later, such as a second encoding. */
  grow(name: string, bytes: number): void;
  clear(): void;
  /** Bytes of everything kept. */
  readonly bytes: number;
  readonly count: number;
}

interface Limits {
  pages: number;
  bytes: number;
}

/** A page that alone exceeds the bytes is not kept. */
export function createKeptStore<T extends Kept>(limits: Limits): KeptStore<T> {
  // A Map remembers the order of insertion; what is read is inserted anew.
  const pages = new Map<string, T>();
  let bytes = 0;

  function remove(name: string): void {
    bytes -= pages.get(name)?.size ?? 0;
    pages.delete(name);
  }

  function shrink(): void {
    for (const name of pages.keys()) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) return;
      remove(name);
    }
  }

  return {
    get(name) {
      const page = pages.get(name);
      if (page !== undefined) {
        pages.delete(name);
        pages.set(name, page);
      }
      return page;
    },
    set(name, page) {
      remove(name);
      pages.set(name, page);
      bytes += page.size;
      shrink();
    },
    grow(name, more) {
      const page = pages.get(name);
      if (page === undefined) return;
      page.size += more;
      bytes += more;
      shrink();
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
    get count() {
      return pages.size;
    },
  };
}
