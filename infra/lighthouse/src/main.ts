/**
 * Writes docs/performance.md. Exit code 1 when accessibility, best practices or SEO are below 100 anywhere.
 * npm run lighthouse                      five runs of every page, on a site of its own
 * npm run lighthouse -- --runs=1 home     a quick look that writes nothing
 * SITE=http://localhost:3000 npm run lighthouse
 */
import { conclude } from '@manzil/testing/conclude';
import { root } from '@manzil/embedded/root';
import { openSite } from '@manzil/load/own-platform';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installOnce } from '../../evidence/src/install-once.ts';
import { measure, type Run } from './measure.ts';
import { type Measured, report, withReport } from './report.ts';

const folder = path.resolve(import.meta.dirname, '..');
const document = path.join(root, 'docs/performance.md');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const languages = ['en', 'ar'] as const;

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return answer.json();
}

async function pathsOf(url: string, language: (typeof languages)[number]): Promise<[string, string][]> {
  const list = (await json(`${url}/api/properties?limit=1`)) as { properties: { id: number }[] };
  const posts = await json(`${url}/api/blog-posts?status=published&language=${language}`);
  // bare, or beside its pages
  const articles = Array.isArray(posts) ? posts : Object.values(posts as object).find(Array.isArray);
  const slug = (articles as { slug: string }[] | undefined)?.[0]?.slug ?? '';
  return [
    ['home', ''],
    ['list', '/properties'],
    ['detail', `/properties/${String(list.properties[0]?.id)}`],
    ['article', `/blog/${encodeURIComponent(slug)}`],
    ['contact', '/contact'],
  ];
}

async function measurePage(url: string): Promise<Run[]> {
  // kept in memory, as for all visitors but the first
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).arrayBuffer();
  const results: Run[] = [];
  for (let n = 0; n < runs; n += 1) results.push(await measure(url));
  return results;
}

function say({ page, language, runs: results }: Measured): void {
  for (const { scores, lcp, tbt, cls, scriptBytes } of results)
    console.log(
      `${page} ${language}: ${Object.values(scores).join(' ')}, paint ${(lcp / 1000).toFixed(2)} s, blocked ${tbt.toFixed(0)} ms, shift ${cls.toFixed(3)}, scripts ${(scriptBytes / 1000).toFixed(0)} kB`,
    );
  for (const fault of new Set(results.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
}

installOnce(folder, 'lighthouse');
const loadPerCore = () => (loadavg()[0] ?? 0) / availableParallelism();
const before = loadPerCore();
const site = await openSite();
const measured: Measured[] = [];
try {
  for (const language of languages)
    for (const [page, pagePath] of await pathsOf(site.url, language)) {
      if (wanted.length > 0 && !wanted.includes(page)) continue;
      const address = `${site.url}/${language}${pagePath}`;
      const { status } = await fetch(address);
      if (status !== 200) {
        console.error(`${page} ${language} answers ${String(status)} and is not measured`);
        continue;
      }
      const one = { page, language, runs: await measurePage(address) };
      say(one);
      measured.push(one);
    }
} finally {
  await site.stop();
}

if (wanted.length === 0) {
  const text = report(measured, {
    date: new Date().toISOString().slice(0, 10),
    machine: `${String(availableParallelism())} cores (${cpus()[0]?.model ?? 'unknown'})`,
    load: [before, loadPerCore()],
    node: process.version.slice(1),
  });
  await writeFile(document, withReport(await readFile(document, 'utf8'), text));
  console.log(`Written to ${document}`);
}
const full = measured.filter(({ runs: results }) => results.every(({ faults }) => faults.length === 0)).length;
const lacking = Math.max(measured.length, 1) - full;
conclude(full, lacking);
