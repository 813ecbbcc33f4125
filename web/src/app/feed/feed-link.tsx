import { type Language, languages } from '#i18n/language.ts';

/** Tells feed readers where the articles of each language are. */
export function FeedLink({ titles }: { titles: Record<Language, string> }) {
  return languages.map((code) => (
    <link
      key={code}
      rel="alternate"
      type="application/atom+xml"
      hrefLang={code}
      title={titles[code]}
      href={`/${code}/blog/feed.xml`}
    />
  ));
}
