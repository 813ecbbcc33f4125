/** For Kysely. Types alone: nothing of MikroORM is loaded. */
import type { Kind } from '../listings/kinds.ts';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ColumnType, GeneratedAlways, Selectable, SelectType } from 'kysely';
import type { entities } from './entities/all.ts';

type Camel<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<Camel<Rest>>}` : Name;

/** ISO 8601 in UTC with milliseconds, read and written. */
type Value<T> = T extends Date ? string : T;
type Column<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<Value<S>, Value<I>, Value<U>> : Value<T>;

type Named = InferKyselyDB<(typeof entities)[number]>;

type Described = {
  [T in keyof Named as Camel<T>]: { [C in keyof Named[T] as Camel<C>]: Column<Named[T][C]> };
};

/** Derived by the database for what staff search (migration 56). */
interface Found {
  foundBy: GeneratedAlways<string>;
}
interface FoundLead extends Found {
  emailEnds: GeneratedAlways<string>;
  phoneEnds: GeneratedAlways<string>;
}

/** Derived by the database for filters and searches (migrations 1, 3, 47, 52, 53, 56 and 58). */
interface Derived {
  completeness: GeneratedAlways<number>;
  kind: GeneratedAlways<Kind | null>;
  categoryKey: GeneratedAlways<string | null>;
  subcategoryKey: GeneratedAlways<string | null>;
  searchWords: GeneratedAlways<string>;
  referenceKey: GeneratedAlways<string>;
  featureWords: GeneratedAlways<string>;
}

/** `Tables['blogPosts']['publishedAt']` is `blog_posts.published_at`. */
export type Tables = Omit<Described, 'properties' | 'leads' | 'blogPosts'> & {
  properties: Described['properties'] & Derived;
  leads: Described['leads'] & FoundLead;
  blogPosts: Described['blogPosts'] & Found;
};

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** Names without `At`, of which no select list makes ISO text. */
type OtherMoments = {
  [T in keyof Named as Camel<T>]: {
    [
      C in keyof Named[T] as C extends `${string}_at`
        ? never
        : Extract<SelectType<Named[T][C]>, Date> extends never
          ? never
          : Camel<C>
    ]: true;
  };
};

export type ListedColumn<T extends keyof Tables> = Exclude<keyof Row<T> & string, keyof OtherMoments[T]>;
