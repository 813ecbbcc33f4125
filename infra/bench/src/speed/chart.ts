/** `node infra/bench/src/speed/chart.ts <results.json> <picture.svg>` */
import { readFile, writeFile } from 'node:fs/promises';
import type { CaseResult } from './rounds.ts';

const width = 760;
const left = 290;
const rowHeight = 34;
const top = 46;

export function chartOf(listings: number, results: readonly CaseResult[]): string {
  const most = Math.max(1, ...results.flatMap(({ share, aim }) => [share, aim])) * 1.08;
  const scale = (share: number): number => left + (share / most) * (width - left - 60);
  const height = top + results.length * rowHeight + 24;
  const rows = results.map((result, n) => rowOf(result, top + n * rowHeight, scale));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="13">`,
    `<rect width="${String(width)}" height="${String(height)}" fill="#fff"/>`,
    `<text x="12" y="24" font-size="15" fill="#222">Requests per second as a share of a bare server, ${String(listings)} listings</text>`,
    `<line x1="${at(scale(1))}" x2="${at(scale(1))}" y1="${String(top - 8)}" y2="${String(height - 20)}" stroke="#999" stroke-dasharray="3 3"/>`,
    ...rows,
    `<text x="${at(scale(1))}" y="${String(height - 6)}" text-anchor="middle" fill="#666">bare server = 1; the dark mark is the aim</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function rowOf({ title, share, aim }: CaseResult, y: number, scale: (share: number) => number): string {
  const bar = Math.max(1, scale(share) - left);
  return [
    `<text x="${String(left - 10)}" y="${String(y + 17)}" text-anchor="end" fill="#222">${title}</text>`,
    `<rect x="${String(left)}" y="${String(y + 4)}" width="${at(bar)}" height="18" fill="${share >= aim ? '#8a1538' : '#d9a5b3'}"/>`,
    `<rect x="${at(scale(aim) - 1)}" y="${String(y + 1)}" width="3" height="24" fill="#222"/>`,
    `<text x="${at(left + bar + 8)}" y="${String(y + 17)}" fill="#222">${share.toFixed(2)}</text>`,
  ].join('\n');
}

const at = (value: number): string => value.toFixed(1);

const [from, to] = process.argv.slice(2);
if (import.meta.main && from !== undefined && to !== undefined) {
  const { listings, results } = JSON.parse(await readFile(from, 'utf8')) as { listings: number; results: CaseResult[] };
  await writeFile(to, chartOf(listings, results));
}
