/** The path of an article, without the language's prefix; Arabic slugs are encoded as browsers send them. */
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
