/** Bare React for our home page's elements; scripts and styles go in as text. */
import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

interface Tag {
  name: string;
  props: Record<string, unknown>;
  children: (Tag | string)[];
}

/** Gives what renders the page. @throws when there is none */
export async function barePage(address: string): Promise<() => string> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`);
  const tree = readTree(await response.text());
  return () => `<!DOCTYPE html>${renderToString(elementOf(tree))}`;
}

function elementOf(node: Tag | string): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.name, node.props, ...node.children.map(elementOf));
}

function readTree(html: string): Tag {
  const top: Tag = { name: '', props: {}, children: [] };
  const open: Tag[] = [top];
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag: Tag = { name, props: propsOf(attributes), children: [] };
      open.at(-1)?.children.push(tag);
      open.push(tag);
    },
    ontext(text) {
      const tag = open.at(-1);
      if (tag === undefined || tag === top) return;
      if (tag.name === 'script' || tag.name === 'style') {
        const before = (tag.props['dangerouslySetInnerHTML'] as Record<string, string> | undefined)?.['__html'] ?? '';
        tag.props['dangerouslySetInnerHTML'] = { ['__html']: before + text };
      } else tag.children.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  const page = top.children.find((child): child is Tag => typeof child !== 'string' && child.name === 'html');
  if (page === undefined) throw new Error('the page has no html element');
  return page;
}

/** A form shows the value it was sent with; there are no handlers. */
function propsOf(attributes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([name, value]): [string, unknown] => {
    if (name === 'class') return ['className', value];
    if (name === 'for') return ['htmlFor', value];
    if (name === 'value') return ['defaultValue', value];
    if (name === 'checked' || name === 'selected') return ['data-set', value];
    if (name === 'style') return ['style', styleOf(value)];
    return [name.includes('-') ? name : (reactNames[name] ?? name), value === '' ? true : value];
  });
  return Object.fromEntries(entries);
}

const reactNames: Readonly<Record<string, string>> = {
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  charset: 'charSet',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  itemprop: 'itemProp',
  referrerpolicy: 'referrerPolicy',
  enctype: 'encType',
  colspan: 'colSpan',
};

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(
    pairs.map(([name, value]) => [name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()), value]),
  );
}
