import { expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.ts';
import { pageKey } from './page-key.ts';
import type { Rendering } from './render.ts';

const key = pageKey('/en', undefined) ?? expect.fail();

function setUp() {
  const state = { version: 1 as number | null, time: 1, rendered: 0 };
  const pages = createKeptPages(
    {
      current: () =>
        Promise.resolve(
          state.version === null
            ? null
            : {
                version: state.version,
                verification: [],
                chat: { off: [], assistant: null },
                marketing: {},
                office: null,
              },
        ),
    },
    () => state.time,
  );
  const render = (): Promise<Rendering> => {
    state.rendered += 1;
    const headers = new Headers({ 'Content-Type': 'text/html' });
    return Promise.resolve({
      status: 200,
      headers,
      body: Buffer.from('page'),
      nonce: 'x',
      outside: { connect: [], frame: [] },
    });
  };
  const ask = async (): Promise<number> => {
    await pages.find(key, render);
    return state.rendered;
  };
  return { state, ask };
}

it('keeps pages for a while when the api is away, and renders them again after that', async () => {
  const { state, ask } = setUp();
  await ask();
  state.version = null;
  state.time = 60_000;
  expect(await ask()).toBe(1);
  state.time = 600_000;
  expect(await ask()).toBe(2);
  // without a version a page is not kept
  expect(await ask()).toBe(3);
});

it('keeps a page for five minutes at most', async () => {
  const { state, ask } = setUp();
  await ask();
  state.time = 300_001;
  expect(await ask()).toBe(1);
  state.time = 300_002;
  expect(await ask()).toBe(2);
});
