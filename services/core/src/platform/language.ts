/** The languages of the site, its mails and its articles. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
