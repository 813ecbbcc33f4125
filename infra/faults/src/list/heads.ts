import type { Fault } from '../fault.ts';

/** What search engines, feed readers and browsers are told: heads, sitemap, feed, statuses, kept pages, policies. */
export const headFaults: readonly Fault[] = [
  {
    id: 'heads-01',
    kind: 'edge',
    past: 'd76018d',
    harm: 'A page whose address was linked with a slash at its end is a second page for search engines.',
    edits: [
      {
        file: 'web/src/app/page-head.tsx',
        find: "const own = pathname.replace(/(.)\\/+$/, '$1');",
        put: 'const own = pathname;',
      },
    ],
  },
  {
    id: 'heads-02',
    kind: 'combination',
    harm: 'From its second page on the blog is kept out of search engines, and older articles are no longer found.',
    edits: [
      {
        file: 'web/src/app/routes/site/blog.tsx',
        find: 'noindex={refused || postSearch(filters) !== postSearch(onlyPage)}',
        put: "noindex={refused || postSearch(filters) !== ''}",
      },
    ],
  },
  {
    id: 'heads-03',
    kind: 'combination',
    past: '22b418b',
    harm: 'Search engines take the feed of the other language for the translation of the page.',
    edits: [
      {
        file: 'web/src/app/feed/feed-link.tsx',
        find: 'type="application/atom+xml" title',
        put: 'type="application/atom+xml" hrefLang={code} title',
      },
    ],
  },
  {
    id: 'heads-04',
    kind: 'edge',
    harm: 'A listing whose title holds the beginning of a comment and of a script leaves its whole page blank.',
    edits: [
      {
        file: 'web/src/app/json-ld/json-ld.tsx',
        find: ".replaceAll('<', String.raw`\\u003c`)",
        put: ".replaceAll('</', String.raw`\\u003c/`)",
      },
    ],
  },
  {
    id: 'heads-05',
    kind: 'combination',
    past: 'e30836a',
    harm: 'A list that could not be loaded is answered as a good page, is kept, and is shown to everybody for minutes.',
    edits: [
      {
        file: 'web/src/app/routes/site/property-list.tsx',
        find: 'return data({ ...page, dehydrated, failed, refused }, { status: refused ? 400 : failed ? 503 : 200 });',
        put: 'return data({ ...page, dehydrated, failed, refused }, { status: refused ? 400 : 200 });',
      },
    ],
  },
  {
    id: 'heads-06',
    kind: 'edge',
    harm: 'The last file of a divided sitemap answers that it is not there, and its listings are not found.',
    edits: [
      {
        file: 'web/src/app/routes/site/sitemap-part.ts',
        find: 'part <= fileCount(entries)',
        put: 'part < fileCount(entries)',
      },
    ],
  },
  {
    id: 'heads-07',
    kind: 'combination',
    harm: 'For an article that is there in Arabic alone the sitemap names an English page that does not exist.',
    edits: [
      {
        file: 'web/src/app/sitemap/sitemap.ts',
        find: 'alternates: article.translationSlug === null ? [own] : [own, [other, addressOf(other, article.translationSlug)]],',
        put: 'alternates: [own, [other, addressOf(other, article.translationSlug ?? article.slug)]],',
      },
    ],
  },
  {
    id: 'heads-08',
    kind: 'combination',
    past: '501af2f',
    harm: 'In feed readers the pictures inside an article are broken.',
    edits: [
      {
        file: 'web/src/app/feed/atom.ts',
        find: '(\\s(?:href|src)=")',
        put: '(\\shref=")',
      },
    ],
  },
  {
    id: 'heads-09',
    kind: 'combination',
    harm: 'A page that was rendered just while its listing changed shows the old price for minutes.',
    edits: [
      {
        file: 'web/server/kept-pages.ts',
        find: 'if (before >= 0 && before === known.version)',
        put: 'if (before >= 0)',
      },
    ],
  },
  {
    id: 'heads-10',
    kind: 'edge',
    harm: 'A crawler that asks again for a listing that is gone is told that nothing has changed, and keeps it.',
    edits: [
      {
        file: 'web/server/pages.ts',
        find: "if (page.status === 200 && isKnown(req.get('if-none-match'), page.etag)) {",
        put: "if (isKnown(req.get('if-none-match'), page.etag)) {",
      },
    ],
  },
  {
    id: 'heads-11',
    kind: 'edge',
    harm: 'A link to our own address leads on to any other site, which then looks as if we had sent the visitor there.',
    edits: [
      {
        file: 'web/src/lib/own-path.ts',
        find: '/^\\/(?![/\\\\])',
        put: '/^\\/(?!\\/)',
      },
    ],
  },
  {
    id: 'heads-12',
    kind: 'combination',
    harm: 'A script that somebody gets into a text runs in every browser, since kept pages allow whatever stands in them.',
    edits: [
      {
        file: 'web/server/finished-page.ts',
        find: 'if (!` ${attributes}`.includes(mark) || / src=/.test(attributes)) continue;',
        put: 'if (/ src=/.test(attributes)) continue;',
      },
    ],
  },
];
