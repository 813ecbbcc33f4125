import type { ImageFacts, PageFacts } from '@manzil/core/seo/report';
import { Parser } from 'htmlparser2';

export interface FetchedPage {
  path: string;
  status: number;
  ms: number;
  html: string;
  compressed: boolean;
}

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const mostLinks = 500;
const mostImages = 200;

type Attributes = Readonly<Record<string, string>>;

interface Draft {
  htmlLanguage: string;
  htmlDirection: string;
  title: string | null;
  description: string;
  robots: string;
  canonical: string;
  viewport: boolean;
  alternates: Record<string, string>;
  headings: string[];
  text: string[];
  openGraph: string[];
  structured: unknown[];
  images: ImageFacts[];
  links: Set<string>;
}

/** @param pathOf null: leads elsewhere */
export function readPage(fetched: FetchedPage, pathOf: (address: string, from: string) => string | null): PageFacts {
  const { path, status, ms, html, compressed } = fetched;
  const draft = emptyDraft();
  parse(html, path, draft, pathOf);
  const text = draft.text.join(' ');
  return {
    path,
    language: path.startsWith('/ar') ? 'ar' : 'en',
    status,
    ms,
    bytes: Buffer.byteLength(html),
    compressed,
    htmlLanguage: draft.htmlLanguage,
    htmlDirection: draft.htmlDirection,
    title: tidy(draft.title ?? ''),
    description: tidy(draft.description),
    robots: draft.robots,
    canonical: draft.canonical,
    viewport: draft.viewport,
    alternates: draft.alternates,
    headings: draft.headings.map(tidy),
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    arabic: partOf(text, /\p{Script=Arabic}/gu, /\p{L}/gu),
    latinRun: latinRunOf(draft.text),
    openGraph: draft.openGraph,
    structured: draft.structured,
    images: draft.images,
    links: [...draft.links],
  };
}

function parse(
  html: string,
  path: string,
  draft: Draft,
  pathOf: (address: string, from: string) => string | null,
): void {
  const open: string[] = [];
  let block: string | null = null;
  const inside = (name: string): boolean => open.includes(name);
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'script' && attributes['type'] === 'application/ld+json') block = '';
      if (name === 'h1') draft.headings.push('');
      if (name === 'title' && draft.title === null && !inside('svg')) draft.title = '';
      noteElement(name, attributes, path, draft, pathOf);
    },
    ontext(text) {
      if (block !== null) block += text;
      else if (open.at(-1) === 'title' && !inside('svg')) draft.title = (draft.title ?? '') + text;
      if (open.some((name) => unread.has(name))) return;
      if (inside('h1')) draft.headings.push((draft.headings.pop() ?? '') + text);
      if (inside('main')) draft.text.push(text);
    },
    onclosetag(name) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (name !== 'script' || block === null) return;
      draft.structured.push(jsonOf(block));
      block = null;
    },
  });
  parser.write(html);
  parser.end();
}

function noteElement(
  name: string,
  attributes: Attributes,
  path: string,
  draft: Draft,
  pathOf: (address: string, from: string) => string | null,
): void {
  const { href = '', content = '' } = attributes;
  const own = (address: string): string => pathOf(address, path) ?? address;
  if (name === 'html') {
    draft.htmlLanguage = attributes['lang'] ?? '';
    draft.htmlDirection = attributes['dir'] ?? 'ltr';
  } else if (name === 'meta') {
    const property = attributes['property'] ?? attributes['name'] ?? '';
    if (property === 'description') draft.description = content;
    else if (property === 'robots') draft.robots = content;
    else if (property === 'viewport') draft.viewport = content.includes('width=device-width');
    else if (property.startsWith('og:') && content !== '') draft.openGraph.push(property);
  } else if (name === 'link') {
    const relation = attributes['rel'] ?? '';
    if (relation === 'canonical') draft.canonical = own(href);
    const language = attributes['hreflang'];
    if (relation === 'alternate' && language !== undefined) draft.alternates[language] = own(href);
  } else if (name === 'img' && draft.images.length < mostImages) {
    const src = pathOf(attributes['src'] ?? '', path);
    const { width, height, alt = null } = attributes;
    if (src !== null) draft.images.push({ src, alt, sized: width !== undefined && height !== undefined });
  } else if (name === 'a' && href !== '' && draft.links.size < mostLinks) {
    const target = pathOf(href, path);
    if (target !== null && attributes['download'] === undefined) draft.links.add(target);
  }
}

const emptyDraft = (): Draft => ({
  htmlLanguage: '',
  htmlDirection: '',
  title: null,
  description: '',
  robots: '',
  canonical: '',
  viewport: false,
  alternates: {},
  headings: [],
  text: [],
  openGraph: [],
  structured: [],
  images: [],
  links: new Set(),
});

/** A word of the page's own language ends the row. */
function latinRunOf(texts: readonly string[]): number {
  let [run, most] = [0, 0];
  for (const [word] of texts.join(' ').matchAll(/\p{L}+/gu)) {
    run = /^\p{Script=Latin}/u.test(word) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function partOf(text: string, some: RegExp, all: RegExp): number {
  const letters = text.match(all)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(some)?.length ?? 0) / letters;
}
