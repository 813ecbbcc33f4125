import type { Store } from './open-store.ts';

/** Kept over a restart, such as the faults in force. */
export interface SettingStore {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

export function createSettingStore({ db }: Store): SettingStore {
  const select = db.prepare('select value from settings where name = ?');
  const upsert = db.prepare(
    'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  );
  return {
    read(name) {
      const row = select.get(name) as { value: string } | undefined;
      return row === undefined ? undefined : (JSON.parse(row.value) as unknown);
    },
    write: (name, value) => void upsert.run(name, JSON.stringify(value)),
  };
}
