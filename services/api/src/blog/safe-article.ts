/** Cleaned when stored and when read: seeded articles saw no editor. */
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
  // only our own media store's
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[\da-f]{64}\/\d+\.(webp|avif)$/.test(attribs['src'] ?? ''),
  transformTags: {
    // the page's h1 is the title
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

/** A long list, some 4 kB each. */
const maxKept = 500;
const kept = new Map<string, string>();

/** No scripts, handlers, styles, frames, foreign pictures. Keeps the latest. */
export function safeArticle(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const safe = sanitize(html, options);
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(html, safe);
  return safe;
}
