import { listingFields, type ListingField } from '../listings/fields.ts';

export const revisionKinds = ['property', 'post'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Kept of each listing and article; the trigger drops older ones (migration 88). */
export const mostRevisions = 50;

/** Where it is shown and by what the CRM knows it are not what was written. */
const notRevised: ReadonlySet<string> = new Set(['referenceId', 'isActive', 'isFeatured']);
const listingNames = Object.keys(listingFields) as ListingField[];

/** In the order of a form. */
export const revisedFields: Readonly<Record<RevisionKind, readonly string[]>> = {
  property: listingNames.filter((name) => !notRevised.has(name)),
  post: ['title', 'excerpt', 'content', 'categoryId', 'tags', 'featuredImage', 'slug', 'language'],
};
