import { expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const link = '<link rel="modulepreload" href="/assets/base-1.js" nonce="n"/>';
const script = `<script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry-1.js");</script>`;

it('waits before the first import and before what is fetched ahead [M-1061]', () => {
  const known = script.replace('import "/assets/manifest-1.js";\n', '');
  const page = withLateScripts(`<head>${link}</head><script nonce="n">first</script>${known}`);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).toContain('<link data-late="" rel="late-modulepreload" href="/assets/base-1.js" nonce="n"/>');
  expect(page).toContain('<script nonce="n">first</script><script nonce="n" type="module" async="">await (function');
  expect(page).toContain('const route0 = await import("/assets/root-1.js");\nwindow.__react');
  const body = /type="module" async="">([^]*)<\/script>/.exec(page)?.[1] ?? '';
  const run = Object.getPrototypeOf(async () => undefined).constructor as new (body: string) => unknown;
  expect(() => new run(body)).not.toThrow();
});

it('leaves a page alone whose script it does not know [M-1061]', () => {
  for (const page of [
    `${link}${script}`,
    `${link}<p>No script</p>`,
    `${link}<script type="module">import { one } from "/one.js";</script>`,
    `${link}<script type="module">import("/one.js")</script>`,
  ])
    expect(withLateScripts(page)).toBe(page);
});
