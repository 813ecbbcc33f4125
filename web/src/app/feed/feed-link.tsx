import { type Language, languages } from '#i18n/language.ts';

/** Tells feed readers where the articles of each language are. Without hrefLang, which is for the page's own translations. */
export function FeedLink({ titles }: { titles: Record<Language, string> }) {
  return languages.map((code) => (
    <link key={code} rel="alternate" type="application/atom+xml" title={titles[code]} href={`/${code}/blog/feed.xml`} />
  ));
}
