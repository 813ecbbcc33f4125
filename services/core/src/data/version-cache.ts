export interface VersionCache<T> {
  get(key: string, version: number): T | undefined;
  /** True for one of any version, too. */
  mayHave(key: string): boolean;
  set(key: string, version: number, value: T): void;
}

export interface VersionCacheOptions {
  /** The oldest goes first. */
  max: number;
  ttlMs: number;
  /** Of a steady clock. */
  now?: () => number;
}

export function createVersionCache<T>({
  max,
  ttlMs,
  now = () => performance.now(),
}: VersionCacheOptions): VersionCache<T> {
  const kept = new Map<string, { version: number; until: number; value: T }>();

  function young(key: string): { version: number; value: T } | undefined {
    const found = kept.get(key);
    if (found === undefined || found.until > now()) return found;
    kept.delete(key);
    return undefined;
  }

  return {
    get(key, version) {
      const found = young(key);
      return found?.version === version ? found.value : undefined;
    },
    mayHave: (key) => young(key) !== undefined,
    set(key, version, value) {
      kept.delete(key);
      kept.set(key, { version, until: now() + ttlMs, value });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
