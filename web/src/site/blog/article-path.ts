/** Without the language prefix. */
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug.toWellFormed())}`;
