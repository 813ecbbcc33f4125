import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicMessages } from './en/public.ts';
import { areasOf, pageAreas } from './page-areas.ts';

const sources = path.resolve(import.meta.dirname, '..');

it.each([
  ['/en/privacy', ['legal']],
  ['/terms', ['legal']],
  ['/ar/team', ['team']],
  ['/en', []],
  ['/ar/properties/4', []],
  ['/toString', []],
])('%s needs %j', (pathname, areas) => {
  expect(areasOf(pathname)).toEqual(areas);
});

it('the texts of a page are used by that page only', () => {
  const strangers = Object.entries(pageAreas).flatMap(([, areas]) =>
    areas.flatMap((area) => {
      const pages = Object.keys(pageAreas).filter((page) => pageAreas[page]?.includes(area));
      const own = [`features/${area}/`, ...pages.map((page) => `app/routes/public/${page}`)];
      return globSync('**/*.{ts,tsx}', { cwd: sources })
        .filter((file) => !file.startsWith('i18n/') && !own.some((start) => file.startsWith(start)))
        .filter((file) => {
          const source = readFileSync(path.join(sources, file), 'utf8');
          return new RegExp(`useTranslation\\([^)]*'${area}'|['"\`]${area}:|ns: '${area}'`).test(source);
        });
    }),
  );
  expect(strangers).toEqual([]);
});

it('every area is a file that exports what the server calls it', async () => {
  const files = globSync('*.ts', { cwd: path.join(import.meta.dirname, 'en') }).filter(
    (file) => !/^(admin|public)\.ts$/.test(file),
  );
  const names = await Promise.all(
    files.map(async (file) => Object.keys((await import(`./en/${file}`)) as Record<string, unknown>)),
  );
  expect(names.flat().toSorted()).toEqual(Object.keys(publicMessages).toSorted());
  expect(Object.keys(publicMessages)).toEqual(expect.arrayContaining([...new Set(Object.values(pageAreas).flat())]));
});
