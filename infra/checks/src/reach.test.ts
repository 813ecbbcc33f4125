import { describe, expect, it } from 'vitest';
import { reachOf, type Tests } from './reach.ts';

const screens = [
  'web/src/staff/leads/lead-manager.dom.test.tsx',
  'web/src/site/blog/article.dom.test.tsx',
  'web/src/app/routes/site/blog.page.test.ts',
  'web/src/app/layouts/header.dom.test.tsx',
];
const tests: Tests = {
  screens,
  processes: [
    { file: 'services/notifier/src/process.int.test.ts', source: "startService('notifier')" },
    { file: 'services/api/src/a.int.test.ts', source: "from '@manzil/testing/sandbox-process'" },
  ],
  specs: [],
  api: ['services/api/src/contract/examples.test.ts'],
};
const screensOf = (...changed: string[]) => reachOf(changed, tests).screens;
const processesOf = (...changed: string[]) => reachOf(changed, tests).processes;

describe('a change', () => {
  it('in a feature reaches its own screens and the pages that compose it', () => {
    expect(screensOf('web/src/site/blog/article.tsx')).toEqual([screens[1], screens[2], screens[3]]);
  });

  it('in what every page shares reaches every screen', () => {
    expect(screensOf('web/src/ui/button.tsx')).toEqual(screens);
    expect(screensOf('web/testing/screen.tsx')).toEqual(screens);
  });

  it('in the web server reaches the served pages', () => {
    expect(screensOf('web/server/render.ts')).toEqual([screens[2]]);
  });

  it('in a test reaches that test only', () => {
    expect(screensOf(screens[0]!)).toEqual([screens[0]]);
    expect(screensOf('web/src/site/blog/rules.test.ts')).toEqual([]);
  });

  it('in a process reaches the tests that start it, in the shared library all of them', () => {
    expect(processesOf('services/notifier/src/main.ts')).toEqual(['services/notifier/src/process.int.test.ts']);
    expect(processesOf('services/crm-sandbox/src/store.ts')).toEqual(['services/api/src/a.int.test.ts']);
    expect(processesOf('services/core/src/platform/logger.ts')).toHaveLength(2);
    expect(processesOf('services/notifier/src/mail.test.ts')).toEqual([]);
  });

  it('in the contract reaches the tests of the api, which reads it as a file', () => {
    expect(processesOf('openapi/paths/leads.yaml')).toEqual(tests.api);
  });
});
