/**
 * The DOM of screen tests: one window for all files that a worker runs, so that React, the pages and their texts are loaded
 * once. `screen.tsx` puts back after each test what a visitor would leave in it.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
let opened = false;

const oneWindow: Environment = {
  ...happyDom,
  name: 'one-window',
  async setup(global, options) {
    if (!opened) await happyDom.setup(global, options);
    opened = true;
    return { teardown: () => undefined };
  },
};
export default oneWindow;
