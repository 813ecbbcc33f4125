export interface FileTime {
  file: string;
  /** Of a browser file the sum of its tests. */
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** @param nameOf the file as people call it */
export const vitestTimes = ({ testResults }: VitestReport, nameOf: (file: string) => string): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({ file: nameOf(name), seconds: (endTime - startTime) / 1000 }));

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

export const playwrightTimes = ({ suites = [] }: { suites?: Suite[] }): FileTime[] =>
  suites.map((suite) => ({ file: `web/e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 }));

function milliseconds({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(milliseconds)].reduce((sum, one) => sum + one, 0);
}

export function slowestLines(times: readonly FileTime[], most = 20): string[] {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
