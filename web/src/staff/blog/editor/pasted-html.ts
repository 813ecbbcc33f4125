import { parsedHtml } from '#lib/trusted-types.ts';

/** Word's number before a list entry. */
const number = /^[\s\u00a0]*[\da-z\u0660-\u0669]{1,4}[.)-][\s\u00a0]/i;

const styleData = 'data-style';

/** Word writes lists as paragraphs, headings and emphasis as styles, and adds elements. Meaning survives. */
export function cleanPastedHtml(html: string): string {
  const { body } = parsedHtml(withoutStyles(html));
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  for (const picture of body.querySelectorAll('img')) keepOwn(picture);
  for (const span of body.querySelectorAll<HTMLElement>('span, font')) keepEmphasis(span);
  for (const title of body.querySelectorAll<HTMLElement>('h1, p[class^="MsoTitle"]')) rename(title, 'h2');
  for (const heading of body.querySelectorAll<HTMLElement>('h5, h6')) rename(heading, 'h4');
  gatherLists(body);
  return body.innerHTML;
}

/** The policy of the page holds for what is parsed as well: styles become data before they are refused. */
const withoutStyles = (html: string): string =>
  html
    // Word hides list markers in conditional comments
    .replaceAll(/<!\[[^<>]*\]>/g, '')
    .replaceAll(/<style\b[^]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replaceAll(/(?<=[\s"'])style(?=\s*=)/gi, styleData),
    );

/** Data pictures and our own, which browsers copy with the whole address. */
function keepOwn(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? '';
  if (source.startsWith('data:image/')) return;
  const { origin, href } = window.location;
  const address = URL.canParse(source, href) ? new URL(source, href) : null;
  if (address?.origin === origin && address.pathname.startsWith('/media/'))
    picture.setAttribute('src', address.pathname);
  else picture.remove();
}

function keepEmphasis(span: HTMLElement): void {
  const { style } = span.ownerDocument.createElement('span');
  style.cssText = span.getAttribute(styleData) ?? '';
  const { fontWeight, fontStyle } = style;
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapInside(span, 'strong');
  if (fontStyle === 'italic') wrapInside(span, 'em');
}

function wrapInside(element: HTMLElement, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: HTMLElement, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

interface OpenList {
  list: HTMLElement;
  /** Word's name of the list. */
  name: string;
  level: number;
}

/** Makes lists of entries in a row, with lists inside. */
function gatherLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const style = paragraph.getAttribute(styleData) ?? '';
    const [, name, level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
    if (name === undefined || level === undefined) {
      open = [];
      continue;
    }
    const follows = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    if (!follows) open = [];
    open = place(paragraph, { name, level: Number(level) }, open);
  }
}

function place(
  paragraph: HTMLElement,
  { name, level }: Omit<OpenList, 'list'>,
  before: readonly OpenList[],
): OpenList[] {
  const document = paragraph.ownerDocument;
  const marker = Array.from(paragraph.querySelectorAll<HTMLElement>('span')).find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(styleData) ?? ''),
  );
  const numbered = number.test(`${marker?.textContent ?? ''} `);
  marker?.remove();
  const entry = document.createElement('li');
  entry.append(...paragraph.childNodes);
  const open = before.filter((one) => one.level < level || (one.level === level && one.name === name));
  const last = open.at(-1);
  if (last?.level === level) {
    last.list.append(entry);
    paragraph.remove();
    return open;
  }
  const list = document.createElement(numbered ? 'ol' : 'ul');
  list.append(entry);
  if (last === undefined) paragraph.replaceWith(list);
  else {
    (last.list.lastElementChild ?? last.list).append(list);
    paragraph.remove();
  }
  return [...open, { list, name, level }];
}
