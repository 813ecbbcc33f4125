import type { Evidence } from './catalogue.ts';

export interface EvidenceRun {
  passed: number;
  failed: number;
  /** With a `+` when files were not committed. */
  commit: string;
  /** YYYY-MM-DD */
  day: string;
  minutes: number;
  /** Lines of tables that it printed. */
  figures: readonly string[];
}

const head = `# Evidence

What takes too long for every change is run by \`npm run evidence -- <name>\`, ends with \`N passed, N failed\` and writes its
section here. The figures are those of the run that is named, on the machine that ran it: two cores unless it says otherwise.
`;

/** In the order of the catalogue. */
export function withRun(page: string, catalogue: readonly Evidence[], name: string, run: EvidenceRun): string {
  const known = new Map(sectionsOf(page));
  const evidence = catalogue.find((one) => one.name === name);
  if (evidence !== undefined) known.set(name, sectionText(evidence, run));
  const sections = catalogue.map((one) => known.get(one.name)).filter((text) => text !== undefined);
  return `${[head, ...sections].join('\n').trimEnd()}\n`;
}

function sectionsOf(page: string): [name: string, text: string][] {
  return page
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => [/^## (\S+)/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]);
}

function sectionText({ name, shows, inSittings = false }: Evidence, run: EvidenceRun): string {
  const { passed, failed, commit, day, minutes, figures } = run;
  const counts = `${String(passed)} passed, ${String(failed)} failed`;
  const result = inSittings
    ? `${counts}, in several sittings up to ${day}; each result is kept with its commit.`
    : `${counts}, on \`${commit}\`, ${day}, ${minutes.toFixed(1)} minutes.`;
  return [`## ${name}`, '', shows, '', result, '', ...figures, ...(figures.length > 0 ? [''] : [])].join('\n');
}

/** A blank line between two tables; the last `most` lines. */
export function figuresOf(output: string, most = 80): string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const found: string[] = [];
  for (const [n, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    if (found.length > 0 && lines[n - 1]?.startsWith('|') !== true) found.push('');
    found.push(line);
  }
  return found.slice(-most);
}

/** Null when there is none. */
export function resultOf(output: string): { passed: number; failed: number } | null {
  const last = Array.from(output.matchAll(/^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/gm)).at(-1);
  return last === undefined ? null : { passed: Number(last[1]), failed: Number(last[2]) };
}
