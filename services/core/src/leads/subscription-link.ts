import type { Language } from '../platform/language.ts';

/** The page where somebody confirms or ends. Opening it does neither: programs that read mails open links. @param publicUrl without a slash at the end */
export const subscriptionPage = (publicUrl: string, language: Language, key: string): string =>
  `${publicUrl}/${language}/subscription?key=${key}`;

/** Where mail programs post to when their reader unsubscribes: RFC 8058. @param publicUrl without a slash at the end */
export const unsubscribeAddress = (publicUrl: string, key: string): string =>
  `${publicUrl}/api/subscriptions/${key}/end`;

const inText = /(?<!\S)\S*?\/subscription\?key=\S*/g;

/** A text without these links, which are the subscriber's alone. */
export const withoutSubscriptionLinks = (text: string, instead: string): string => text.replace(inText, instead);
