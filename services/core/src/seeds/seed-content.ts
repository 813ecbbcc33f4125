/** The form of first contents, independent of what they say. */
import type { Language } from '../platform/language.ts';

export interface SeedCategory {
  /** Fixed: the site's labels and filters go by it. */
  id: number;
  name: string;
  slug: string;
  description: string | null;
}

export interface SeedAgent {
  name: string;
  nameAr: string;
  title: string;
  titleAr: string;
  /** Free text, then lines such as `Department: Sales`. */
  bio: string;
  /** The same in Arabic; the names of the lines stay English. */
  bioAr: string;
  phone: string;
  email: string;
  whatsappNumber: string;
  specialization: string;
  specializationAr: string;
  /** File name of a demo picture. */
  picture: string | null;
}

export interface SeedPost {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
  /** File name of a demo picture. */
  picture: string | null;
  categoryId: number;
  language: Language;
  tags: readonly string[];
  /** The same article in the other language carries the same key. */
  translationKey: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
}

export interface SeedLink {
  platform: string;
  displayName: string;
  url: string;
  sortOrder: number;
}

export interface DemoContent {
  agents: readonly SeedAgent[];
  posts: readonly SeedPost[];
  links: readonly SeedLink[];
}

/** Puts a demo picture into the media store and gives its address; null when there is no such picture. */
export type StorePicture = (name: string) => Promise<string | null>;
