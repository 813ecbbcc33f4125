import { randomUUID } from 'node:crypto';

export type FieldValue = string | number | boolean | null | readonly string[];
export type Values = Record<string, FieldValue>;

/** Lookups with blanks. ISO 8601 with milliseconds. */
export interface StoredRecord {
  values: Values;
}

export interface ResoStore {
  properties: Map<string, StoredRecord>;
  media: Map<string, StoredRecord>;
  contacts: Map<string, StoredRecord>;
  events: StoredRecord[];
  picture: Uint8Array;
  pictureRoot: string;
  put(values: Values): string;
  change(key: string, values: Values): void;
  remove(key: string): void;
  setMedia(key: string, pictures: readonly { key: string; url: string }[]): void;
  replacePicture(key: string, picture: string): void;
  putContact(key: string | null, values: Values): string;
  /** Hidden until the function it gives is called; nothing else may change its records before. */
  begin(work: () => void): () => void;
  /** Its numbers begin again, as after a restored backup. */
  restartLog(): void;
  /** The server may not even have the resource. */
  note(resource: string, key: string): void;
  /** No two changes share a moment. */
  tick(): string;
}

const firstSequence = 100;

/** @param clock ms since 1970; never goes back here */
export function createStore(
  clock: () => number,
  { photosModify, photosChange }: { photosModify: boolean; photosChange: boolean },
): ResoStore {
  let last = 0;
  let sequence = firstSequence;
  const store: ResoStore = {
    properties: new Map(),
    media: new Map(),
    contacts: new Map(),
    events: [],
    picture: new Uint8Array(),
    pictureRoot: '',
    tick() {
      last = Math.max(clock(), last);
      return new Date(last).toISOString();
    },
    put(values) {
      const key = String(values['ListingKey'] ?? randomUUID());
      const at = store.tick();
      store.properties.set(key, {
        values: {
          OriginalEntryTimestamp: at,
          PhotosChangeTimestamp: at,
          ...values,
          ListingKey: key,
          ModificationTimestamp: values['ModificationTimestamp'] ?? at,
        },
      });
      log('Property', key);
      return key;
    },
    change(key, values) {
      const record = store.properties.get(key);
      if (record === undefined) throw new Error(`no listing ${key}`);
      store.properties.set(key, { values: { ...record.values, ModificationTimestamp: store.tick(), ...values } });
      log('Property', key);
    },
    remove(key) {
      // RCP-27: dependent records go first
      for (const [mediaKey, { values }] of store.media)
        if (values['ResourceRecordKey'] === key) {
          store.media.delete(mediaKey);
          log('Media', mediaKey);
        }
      store.properties.delete(key);
      log('Property', key);
    },
    setMedia(key, pictures) {
      const at = store.tick();
      const before = new Set<string>();
      for (const [mediaKey, { values }] of store.media) if (values['ResourceRecordKey'] === key) before.add(mediaKey);
      for (const [order, picture] of pictures.entries()) {
        const mediaKey = `${key}-${picture.key}`;
        const known = store.media.get(mediaKey);
        const same = known?.values['MediaURL'] === picture.url && known.values['Order'] === order + 1;
        before.delete(mediaKey);
        if (same) continue;
        store.media.set(mediaKey, {
          values: {
            MediaKey: mediaKey,
            MediaURL: picture.url,
            MediaCategory: 'Photo',
            Order: order + 1,
            ResourceName: 'Property',
            ResourceRecordKey: key,
            MediaModificationTimestamp:
              known !== undefined && known.values['MediaURL'] === picture.url
                ? (known.values['MediaModificationTimestamp'] ?? at)
                : at,
            ModificationTimestamp: at,
          },
        });
        log('Media', mediaKey);
      }
      for (const mediaKey of before) {
        store.media.delete(mediaKey);
        log('Media', mediaKey);
      }
      picturesChanged(key, at);
    },
    replacePicture(key, picture) {
      const mediaKey = `${key}-${picture}`;
      const known = store.media.get(mediaKey);
      if (known === undefined) throw new Error(`no picture ${mediaKey}`);
      const at = store.tick();
      const values = { ...known.values, MediaModificationTimestamp: at, ModificationTimestamp: at };
      store.media.set(mediaKey, { values });
      log('Media', mediaKey);
      picturesChanged(key, at);
    },
    putContact(key, values) {
      const id = key ?? randomUUID();
      const before = store.contacts.get(id)?.values ?? {};
      store.contacts.set(id, { values: { ...before, ...values, ContactKey: id, ModificationTimestamp: store.tick() } });
      return id;
    },
    begin(work) {
      const undone = [hideChanges(store.properties), hideChanges(store.media)];
      const visible = store.events.length;
      work();
      const events = store.events.splice(visible);
      const redo = undone.map((hide) => hide());
      return () => {
        for (const show of redo) show();
        store.events.push(...events);
        store.events.sort((a, b) => sequenceOf(a) - sequenceOf(b));
      };
    },
    note(resource, key) {
      log(resource, key);
    },
    restartLog() {
      store.events.length = 0;
      sequence = firstSequence;
    },
  };

  function picturesChanged(key: string, at: string): void {
    const record = store.properties.get(key);
    if (record === undefined) return;
    const moments = {
      ...(photosChange ? { PhotosChangeTimestamp: at } : {}),
      ...(photosModify ? { ModificationTimestamp: at } : {}),
    };
    store.properties.set(key, { values: { ...record.values, ...moments } });
    if (photosModify) log('Property', key);
  }

  /** RCP-27: numbers grow, with gaps. */
  function log(resource: string, key: string): void {
    sequence += 1 + (sequence % 3);
    store.events.push({ values: { EntityEventSequence: sequence, ResourceName: resource, ResourceRecordKey: key } });
  }
  return store;
}

const sequenceOf = ({ values }: StoredRecord): number => Number(values['EntityEventSequence']);

/** Gives what hides later changes; that gives what shows them again. */
function hideChanges(records: Map<string, StoredRecord>): () => () => void {
  const before = new Map(records);
  return () => {
    const after = new Map(records);
    const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
    const show = (from: ReadonlyMap<string, StoredRecord>): void => {
      for (const key of keys) {
        const record = from.get(key);
        if (record === undefined) records.delete(key);
        else records.set(key, record);
      }
    };
    show(before);
    return () => {
      show(after);
    };
  };
}
