/** Articles are stored as staff wrote them; what leaves the api holds only the markup that a page shows. */
import sanitize from 'sanitize-html';

const allowedTags =
  'p h2 h3 h4 ul ol li blockquote strong em b i br hr a sub sup bdi figure figcaption img table thead tbody tr th td'.split(
    ' ',
  );

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel', 'hreflang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page shows pictures of its own media store and no others.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[\da-f]{64}\/\d+\.(webp|avif)$/.test(attribs['src'] ?? ''),
  transformTags: {
    // The page's one first-level heading is the title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/** Enough for every article of a long list; an article is about 4 kB. */
const maxKept = 500;
const kept = new Map<string, string>();

/** HTML without scripts, handlers, styles, frames and foreign pictures. The same text is looked through once. */
export function safeArticle(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const safe = sanitize(html, options);
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(html, safe);
  return safe;
}
