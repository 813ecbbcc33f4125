/**
 * Which tests there are: `unit` without IO, `dom` and `mocked` for a screen with its api answered by the test, `page` for a page as
 * the web server sends it, `int` on real servers, `full` for what is too slow for every day, `evidence` for what is run by
 * its name (`npm run evidence -- <name>`). See docs/testing.md.
 */
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/build/**', 'web/e2e/**'];
const sources = ['services', 'infra', 'openapi', 'web'];
const files = (ending: string): string[] => sources.map((folder) => `${folder}/**/*.${ending}`);

const screens = {
  setupFiles: ['web/testing/setup.ts'],
  testTimeout: 15_000,
  sequence: { groupOrder: 0 },
};

/** @param groupOrder after which others it runs @param fileParallelism two files at a time */
const slow = (name: string, groupOrder: number, fileParallelism = false) => ({
  test: {
    name,
    include: files(`${name}.test.{ts,tsx}`),
    exclude: ignored,
    globalSetup: ['infra/testing/src/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: files('test.{ts,tsx}'),
          exclude: [...ignored, '**/*.{int,full,evidence,dom,page}.test.*'],
          // nothing outlives its test, and loading modules anew takes longer than the tests
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'dom',
          include: files('dom.test.tsx'),
          exclude: [...ignored, '**/*.mocked.dom.test.tsx'],
          environment: './web/testing/one-window.ts',
          // pages and texts are loaded once for all files
          isolate: false,
          ...screens,
        },
      },
      {
        test: {
          // they replace modules, which must not be loaded before
          name: 'mocked',
          include: files('mocked.dom.test.tsx'),
          exclude: ignored,
          environment: 'happy-dom',
          ...screens,
        },
      },
      {
        test: {
          name: 'page',
          include: files('page.test.ts'),
          exclude: ignored,
          globalSetup: ['web/testing/build.ts'],
          testTimeout: 15_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'int',
          include: files('int.test.{ts,tsx}'),
          exclude: ignored,
          isolate: false,
          globalSetup: ['infra/testing/src/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      slow('full', 2, true),
      slow('evidence', 3),
    ],
  },
});
