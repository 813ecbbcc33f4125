/** Files that the pages for newcomers name. A page may leave out where a room lies; patterns and made-up names are not read. */
import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{services,web,infra,openapi,load-tests}/**/*.{ts,tsx,yaml}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(name),
}).map((file) => `/${file.replaceAll('\\', '/')}`);

const pages = ['README.md', 'docs/architecture.md', ...globSync('docs/how-to/*.md', { cwd: root })];

test.each(pages)('%s names files that are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g), (match) => match[1] ?? '');
  const gone = named.filter((name) => !name.includes('NNNN') && !files.some((file) => file.endsWith(`/${name}`)));
  expect(gone).toEqual([]);
});
