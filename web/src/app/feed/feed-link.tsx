import { type Language, languages } from '#i18n/language.ts';

/** No hrefLang: that is for translations of the page itself. */
export function FeedLink({ titles }: { titles: Record<Language, string> }) {
  return languages.map((code) => (
    <link key={code} rel="alternate" type="application/atom+xml" title={titles[code]} href={`/${code}/blog/feed.xml`} />
  ));
}
