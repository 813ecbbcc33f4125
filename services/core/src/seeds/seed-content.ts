import type { Row, Tables } from '../data/tables.ts';

type Filled<T extends keyof Tables, K extends keyof Row<T>> = { [P in K]: NonNullable<Row<T>[P]> };
interface Pictured {
  picture: string | null;
}

/** Fixed: labels and filters go by it. */
export type SeedCategory = Pick<Row<'blogCategories'>, 'id' | 'name' | 'slug' | 'description'>;

export type SeedAgent = Pictured &
  Filled<
    'agents',
    | 'name'
    | 'nameAr'
    | 'title'
    | 'titleAr'
    | 'bio'
    | 'bioAr'
    | 'phone'
    | 'email'
    | 'whatsappNumber'
    | 'specialization'
    | 'specializationAr'
  >;

export type SeedPost = Pictured &
  Filled<
    'blogPosts',
    'title' | 'slug' | 'excerpt' | 'content' | 'categoryId' | 'language' | 'tags' | 'translationKey' | 'publishedAt'
  >;

export type SeedLink = Filled<'socialMediaLinks', 'platform' | 'displayName' | 'url' | 'sortOrder'>;

export interface DemoContent {
  agents: readonly SeedAgent[];
  posts: readonly SeedPost[];
  links: readonly SeedLink[];
  office: { licenceNumber: string };
}

/** Gives its address; null: no such picture. */
export type StorePicture = (name: string) => Promise<string | null>;
