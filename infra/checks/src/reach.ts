/** What vitest cannot see. */
import { specsOf } from './browser-reach.ts';

/** From the root, with `/`. */
export interface Tests {
  screens: string[];
  /** Integration tests that start processes. */
  processes: { file: string; source: string }[];
  specs: string[];
  /** Read the contract as a file. */
  api: string[];
}

export interface Reached {
  screens: string[];
  processes: string[];
  specs: string[];
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const feature = /^web\/src\/((?:site|staff)\/[^/]+)\//;
/** Both draw every page. */
const ofEveryPage =
  /^(web\/(src\/(?!(?:site|staff)\/)|testing\/|package\.json|vite\.config\.ts)|openapi\/|package-lock\.json)/;
const ofEveryServedPage = /^web\/(server|public)\//;

/**
 * A feature imports no other: a change reaches its own tests and its pages'. Tests of processes are found by name.
 */
export function reachOf(changed: readonly string[], tests: Tests): Reached {
  const sources = changed.filter((file) => !isTest(file));
  const features = new Set(sources.map((file) => feature.exec(file)?.[1]).filter((name) => name !== undefined));
  const everyScreen = sources.some((file) => ofEveryPage.test(file));
  const everyPage = everyScreen || sources.some((file) => ofEveryServedPage.test(file));
  const isReached = (test: string): boolean => {
    if (changed.includes(test) || everyScreen) return true;
    if (everyPage && test.endsWith('.page.test.ts')) return true;
    const own = feature.exec(test)?.[1];
    return features.size > 0 && (own === undefined || features.has(own));
  };
  return {
    screens: tests.screens.filter(isReached),
    processes: [
      ...tests.processes.filter(({ source }) => startsWhatChanged(source, sources)).map(({ file }) => file),
      ...(sources.some((file) => file.startsWith('openapi/')) ? tests.api : []),
    ],
    specs: tests.specs.filter((spec) => changed.includes(spec) || specsOf(sources).has(spec)),
  };
}

/** @param source of a test @param changed files */
function startsWhatChanged(source: string, changed: readonly string[]): boolean {
  const processes = changed.map((file) => /^services\/([^/]+)\/src\//.exec(file)?.[1]);
  const names = (process: string): boolean =>
    source.includes(`'${process}'`) || (process === 'crm-sandbox' && source.includes('sandbox-process'));
  return processes.some((name) => name === 'core' || (name !== undefined && names(name)));
}
